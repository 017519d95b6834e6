/**
 * The parts of a service worker's scope that this one uses. TypeScript declares them in a library that contradicts the
 * one for pages.
 */

/** A page that the worker may serve. */
type WorkerClient = {readonly id: string; readonly url: string};

type ExtendableEvent = Event & {readonly waitUntil: (work: Promise<unknown>) => void};

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  /** The page that sent the request. Empty for navigations. */
  readonly clientId: string;
  /** The page that a navigation leads to. */
  readonly resultingClientId: string;
  readonly respondWith: (response: Promise<Response>) => void;
};

type MessageEventOfWorker = ExtendableEvent & {
  readonly data: unknown;
  readonly source: WorkerClient | null;
};

type Events = {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageEventOfWorker;
};

export type WorkerScope = {
  readonly registration: {readonly scope: string};
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {readonly includeUncontrolled: boolean}) => Promise<readonly WorkerClient[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
};
