import {uniqueBy} from '../../../lib/uniqueBy';
import {declaredErrors, returnedTexts, type Declaration} from './declared';
import type {SourceFacts} from './facts';
import {packageFacts} from './packageFacts';
import {entryFinder} from './raisedBy';
import {contextAt} from './scope';
import {siteMessage} from './siteMessage';
import type {ErrorPlatform, MessageFacts} from '../../schema/messages';

/** The parsed files of one platform of a package. */
export type PlatformSources = {
  readonly platform: ErrorPlatform;
  readonly files: readonly {readonly file: string; readonly facts: SourceFacts}[];
  /** Returns the plugin method or the CLI command that a function implements. */
  readonly entryOf: (name: string) => string | undefined;
};

/** Returns the errors of one platform of a package. */
export function readErrors({platform, files, entryOf}: PlatformSources): MessageFacts {
  const facts = packageFacts(files);
  const entries = entryFinder([...facts.functions.values()].flat(), entryOf);
  const found = files.flatMap(({file, facts: {sites}}) =>
    sites.map((site) => {
      const {kind, line, within, conditions} = site;
      const place = {platform, kind, file, line, within, raisedBy: entries(within), conditions};
      return {...place, ...siteMessage(site, contextAt({...site, file}, facts))};
    }),
  );
  const declared = [...declaredErrors(facts), ...(platform === 'cli' ? returnedTexts(facts) : [])];
  return {
    sites: found.flatMap((site) => ('messages' in site ? [site] : [])),
    unresolved: found.flatMap((site) => ('reason' in site ? [site] : [])),
    declared: uniqueBy(declared, placeOf).map(({within, ...item}) => ({
      platform,
      ...item,
      within,
      raisedBy: entries(within),
      conditions: [],
    })),
  };
}

const placeOf = ({file, line, messages}: Declaration): string =>
  `${file}:${line} ${JSON.stringify(messages)}`;
