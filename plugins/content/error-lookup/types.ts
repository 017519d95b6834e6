import type {PhrasingContent} from 'mdast';
import type {Anchored} from '../../../packages/errors/anchors';
import type {ErrorPlatform} from '../../../packages/facts';

/** An error in the list of `/errors`. */
export type ListedError = Anchored & {
  /** Anchors that the error had in the lists of guides. */
  readonly formerAnchors?: readonly string[];
  readonly messages: readonly string[];
  readonly codes: readonly string[];
  readonly platforms: readonly ErrorPlatform[];
  readonly raisedBy: readonly string[];
  /** Other docs versions that have one of the messages, as pages call them: `v6`. */
  readonly alsoIn: readonly string[];
  /** Whether the message only announces another one, or is harmless. */
  readonly isSecondary?: boolean;
  /** Cause and fix; missing if nobody has written them yet. */
  readonly answer?: readonly PhrasingContent[];
};

/** The errors of a plugin, a package or a tool. */
export type ErrorGroup = {
  readonly name: string;
  readonly title: string;
  /** Whether a guide has them rather than a package. */
  readonly isGuide?: boolean;
  /** The page of the plugin or the package, relative to the list's page. */
  readonly url?: string;
  readonly errors: readonly ListedError[];
};

/** An error that only other versions have, as the newest of them has it. */
export type ForeignError = ListedError & {
  /** What the version is called: `v6`. */
  readonly version: string;
  /** Its entry there, relative to the list's page. */
  readonly url: string;
} & Pick<ErrorGroup, 'name' | 'title' | 'isGuide'>;
