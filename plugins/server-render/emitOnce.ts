/** One `<Head>` on a page, which makes the head of all that are there so far. */
export type Dispatcher = {emitChange: () => void};

/** What React Helmet keeps of a page. */
export type Head = {
  readonly setHelmet: (head: unknown) => void;
  readonly helmetInstances: {add: (dispatcher: Dispatcher) => void};
};

/** Where React Helmet puts the head that it made. */
export type HeadContext = {helmet?: unknown};

/**
 * Makes the head when `context.helmet` is read, of all that were added until then, and not each time one is added. The
 * fields are those of React Helmet's HelmetData and Dispatcher.
 */
export function emitOnce({helmetInstances}: Head, context: HeadContext): void {
  let head = context.helmet;
  let emitLast: (() => void) | undefined;
  const {add} = helmetInstances;
  helmetInstances.add = (dispatcher) => {
    add(dispatcher);
    emitLast = dispatcher.emitChange.bind(dispatcher);
    dispatcher.emitChange = () => undefined;
  };
  Object.defineProperty(context, 'helmet', {
    configurable: true,
    get: () => {
      emitLast?.();
      emitLast = undefined;
      return head;
    },
    set: (made: unknown) => {
      head = made;
    },
  });
}
