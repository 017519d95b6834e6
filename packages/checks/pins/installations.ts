import {resolveTokens} from '../../pages/resolveTokens';
import {mentionsIn, type Mention} from '../packages/mentions';
import {placeAt} from '../pageSource';
import type {CheckContext} from '../types';
import type {Installation} from './comparePins';

/** A page, as typed by its writer. */
export type PageSource = {readonly file: string; readonly version: string; readonly source: string};

/** Returns the places where a page installs packages. A placeholder, such as `@VERSION`, is neither a pin nor none. */
export function installationsOn(
  {file, version, source}: PageSource,
  {requirements}: Pick<CheckContext, 'requirements'>,
): Installation[] {
  return mentionsIn(source).flatMap((mention) => {
    const use = useOf(mention);
    const spec =
      mention.spec === undefined ? undefined : resolveTokens(mention.spec, version, requirements).text;
    if (!use || /^[A-Z]+$/.test(spec ?? '')) return [];
    const pin = /^[\^~=v]*\d/.test(spec ?? '') ? {pin: spec} : {};
    const {name} = mention;
    const typed = use === 'create' ? name.replace(/(^|\/)create-/, '$1') : name;
    const isRange = mention.use === 'dependency';
    // Without a version, npx runs what the app has, and a package.json takes what there is.
    if (!('pin' in pin) && (isRange || mention.use === 'run')) return [];
    const text = mention.spec === undefined ? typed : `${typed}@${mention.spec}`;
    return [{file, name, use, ...pin, isRange, text, ...placeAt(source, mention.offset)}];
  });
}

function useOf({use, spec, isInline}: Mention): Installation['use'] | undefined {
  if (use === 'install' || use === 'dependency' || use === 'run') return 'install';
  // A sentence often names a generator without instructing readers to run it.
  if (use === 'create') return isInline && spec === undefined ? undefined : 'create';
  return use === 'url' ? 'url' : undefined;
}
