/** The optional services that environment variables enable; each is absent unless it is configured. */
export type Services = {
  readonly algolia?: {readonly appId: string; readonly apiKey: string; readonly indexName: string};
  readonly googleTagManager?: {readonly containerId: string};
};

export type Environment = Readonly<Record<string, string | undefined>>;

const ALGOLIA_VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Returns the services that `env` configures. An empty variable is treated as unset, because CI systems pass unset
 * secrets as empty strings. Throws if only some of the Algolia variables are set, and lists the missing ones, or if the
 * application ID isn't valid.
 */
export function readServices(env: Environment): Services {
  const containerId = env.GTM_CONTAINER_ID?.trim();
  return {
    algolia: readAlgolia(env),
    googleTagManager: containerId ? {containerId} : undefined,
  };
}

function readAlgolia(env: Environment): Services['algolia'] {
  const missing = ALGOLIA_VARIABLES.filter((name) => !env[name]?.trim());
  if (missing.length === ALGOLIA_VARIABLES.length) return undefined;
  if (missing.length > 0) {
    const set = ALGOLIA_VARIABLES.filter((name) => !missing.includes(name));
    throw new Error(
      `Hosted search is half configured: ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'} set, ` +
        `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
        'Set all three environment variables, or none to build without hosted search.',
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = ALGOLIA_VARIABLES.map((name) => env[name]?.trim());
  // It becomes a part of hosts' names, which go into the security policy.
  if (!/^[a-z\d]+$/i.test(appId)) {
    throw new Error(`ALGOLIA_APP_ID is "${appId}", but an application ID has only letters and digits.`);
  }
  return {appId, apiKey, indexName};
}
