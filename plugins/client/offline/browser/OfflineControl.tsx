import {useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode} from 'react';
import {adoptSheet} from '../../used-css/adoptSheet';
import {createKeeper, type Keeper, type KeeperState, type VersionState} from './keeper';
import type {OfflineFailure} from './offlineError';
import {megabytes} from './sizes';
import {STYLES} from './styles';

/** Shared by all controls, so that a download goes on while menus close and pages change. */
let shared: Keeper | undefined;

/** Returns what is kept, and the keeper. */
export function useKeeper(baseUrl: string): {readonly keeper: Keeper; readonly state: KeeperState} {
  const keeper = (shared ??= startKeeper(baseUrl));
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  useEffect(() => void keeper.refresh(), [keeper]);
  return {keeper, state};
}

function startKeeper(baseUrl: string): Keeper {
  adoptSheet(STYLES);
  return createKeeper(baseUrl);
}

type Props = {readonly keeper: Keeper; readonly version: VersionState};

/** Keeps a version on this device, shows how far that is, and removes it. */
export function OfflineControl({keeper, version}: Props): ReactNode {
  const {label, status, failure} = version;
  const ref = useFocusAfter(status);
  return (
    <div className="offline-control" ref={ref}>
      {status === 'lost' && <p>The browser has deleted {label} from this device to free storage.</p>}
      {status === 'storing' && <Storing keeper={keeper} version={version} />}
      {status === 'kept' && (
        <p>
          {label} is on this device ({megabytes(version.bytes)}).
        </p>
      )}
      {failure && <p role="alert">{sentenceFor(failure, version)}</p>}
      {status === 'kept' && (
        <Button onPress={() => void keeper.remove(version)}>Remove {label} from this device</Button>
      )}
      {(status === 'offered' || status === 'lost') && (
        <>
          <Button onPress={() => void keeper.keep(version)}>Keep {label} offline</Button>
          <p>
            {version.download !== undefined && `About ${megabytes(version.download)} to download, `}
            {megabytes(version.bytes)} on this device
          </p>
        </>
      )}
    </div>
  );
}

function Storing({keeper, version: {label, progress}}: Props): ReactNode {
  const {done, total} = progress ?? {done: 0, total: 0};
  return (
    <>
      <p>
        Storing {label}: {megabytes(done)} of {megabytes(total)}
      </p>
      <progress
        aria-label={`Storing ${label}`}
        max={100}
        value={total === 0 ? 0 : Math.floor((100 * done) / total)}
      />
      <Button onPress={keeper.cancel}>Cancel</Button>
    </>
  );
}

type ButtonProps = {readonly onPress: () => void; readonly children: ReactNode};

function Button({onPress, children}: ButtonProps): ReactNode {
  return (
    <button type="button" className="button button--secondary button--sm" onClick={onPress}>
      {children}
    </button>
  );
}

/** Moves the focus to the button that replaces the pressed one. Otherwise, it would be lost with that. */
function useFocusAfter(status: VersionState['status']): React.RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useLayoutEffect(() => {
    if (before.current !== status && document.activeElement === document.body)
      ref.current?.querySelector('button')?.focus();
    before.current = status;
  }, [status]);
  return ref;
}

const BLOCKED =
  "Your browser doesn't let this site store pages, so none can be kept offline. Private windows and blocked site data have this effect.";

/** Returns why a version can't be kept, and what to do. */
function sentenceFor(failure: OfflineFailure, {label, bytes}: VersionState): string {
  const sentences: Record<OfflineFailure, string> = {
    network: `${label} was not stored completely, because the server didn't answer. Try again when you are online: what has arrived isn't downloaded again.`,
    changed: `${label} was not stored, because the site is being updated. Try again in a few minutes.`,
    full: `${label} was not stored, because it takes ${megabytes(bytes)} and this device doesn't have enough room for it. Free some storage and try again.`,
    blocked: BLOCKED,
  };
  return sentences[failure];
}

/** Says why nothing can be kept. */
export function BlockedNote(): ReactNode {
  return (
    <div className="offline-control">
      <p>{BLOCKED}</p>
    </div>
  );
}
