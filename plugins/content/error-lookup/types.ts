import type {PhrasingContent} from 'mdast';
import type {Anchored} from '../../../packages/errors/anchors';
import type {Answered} from '../../../packages/errors/types';

/** An error in the list of `/errors`. */
export type ListedError = Anchored &
  Pick<Answered, 'name' | 'messages' | 'codes' | 'platforms' | 'raisedBy' | 'isSecondary'> & {
    /** Anchors that the error had in the lists of guides. */
    readonly formerAnchors?: readonly string[];
    /** Other docs versions that have one of the messages, as pages call them: `v6`. */
    readonly alsoIn: readonly string[];
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
export type ForeignError = ListedError &
  Omit<ErrorGroup, 'errors'> & {
    /** What the version is called: `v6`. */
    readonly version: string;
    /** Its entry there, relative to the list's page. */
    readonly url: string;
  };
