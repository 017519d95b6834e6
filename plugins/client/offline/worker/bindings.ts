import type {Store} from '../browser/store';

/** A page that only gets files of one deployment. */
type Binding = {readonly deployment: string; readonly since: number};
type Bindings = Readonly<Record<string, Binding>>;

const RECORD = 'bindings';
/** A page that is being opened isn't among the clients yet. */
const OPENING_MS = 60_000;

/**
 * Which deployment each page came from, by client ID. They are stored, because browsers end a worker that has nothing to
 * do, and start it again for the next request.
 */
export class PageBindings {
  private loaded: Promise<Bindings> | undefined;
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the ID of the deployment that a page came from, or undefined if it came from the server. */
  async deploymentOf(client: string): Promise<string | undefined> {
    return (await this.all())[client]?.deployment;
  }

  /** Notes that a page gets everything from a deployment from now on. */
  bind(client: string, deployment: string): Promise<void> {
    return this.change((all) => ({...all, [client]: {deployment, since: this.now()}}));
  }

  /** Forgets pages that are closed, and returns the deployments that the others came from. */
  async used(open: readonly string[]): Promise<Set<string>> {
    const isOpen = ([client, {since}]: [string, Binding]): boolean =>
      open.includes(client) || this.now() - since < OPENING_MS;
    await this.change((all) => Object.fromEntries(Object.entries(all).filter(isOpen)));
    return new Set(Object.values(await this.all()).map(({deployment}) => deployment));
  }

  private all(): Promise<Bindings> {
    this.loaded ??= this.store.read<Bindings>(RECORD).then((stored) => stored ?? {});
    return this.loaded;
  }

  /** Changes are made one after the other, so that none is lost. */
  private change(edit: (all: Bindings) => Bindings): Promise<void> {
    const write = this.lastWrite.then(async () => {
      const next = edit(await this.all());
      this.loaded = Promise.resolve(next);
      await this.store.write(RECORD, next);
    });
    this.lastWrite = write.catch(() => undefined);
    return write;
  }
}
