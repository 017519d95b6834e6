/** The part of package.json that names the repository, in either of npm's forms. */
export type PackageRepository = {readonly repository?: string | {readonly url: string}};

/**
 * Returns the address of the repository in which pages are edited, without a slash at the end: `DOCS_REPOSITORY` if it
 * is set, so that the pages of a fork lead to the fork, or what package.json says. Throws when it is no web address.
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
