/** The `repository` field of package.json, in either of npm's two forms. */
export type PackageRepository = {readonly repository?: string | {readonly url: string}};

/**
 * Returns the URL of the repository in which readers edit pages, without a trailing slash: `DOCS_REPOSITORY` if it is
 * set, so that a fork's pages link to the fork, or else the one in package.json. Throws if it isn't a web address.
 */
export function repositoryOf({repository}: PackageRepository, env: NodeJS.ProcessEnv): string {
  const name = env.DOCS_REPOSITORY ? 'DOCS_REPOSITORY' : "package.json's repository";
  const written = env.DOCS_REPOSITORY || (typeof repository === 'object' ? repository.url : repository);
  if (!written) throw new Error(`package.json has no repository. ${ADVICE}`);
  const url = written.replace(/^git\+/, '').replace(/(?:\.git)?\/*$/, '');
  if (!/^https?:\/\/[^/]+\/./.test(url)) throw new Error(`${name} is "${written}". ${ADVICE}`);
  return url;
}

const ADVICE = "Set it to the repository's URL, such as https://github.com/you/docs.";
