import type {Answer, AnswerFile, VersionAnswers} from '../../errors/types';
import {inRange} from '../../lib/versionRange';
import type {Finding} from '../types';
import type {PlaceOf} from './places';

/** Returns the anchors of a page by its address, such as `/apis/camera`, or nothing if the version has no such page. */
export type AnchorsOf = (
  version: string,
  page: string,
) => Promise<Pick<ReadonlySet<string>, 'has'> | undefined>;

/** A docs version with its answers. */
export type Loaded = {readonly version: string; readonly answers: Pick<VersionAnswers, 'used'>};

/** A link in a data file: where it is there, and the docs versions that show it. */
type Link = {
  readonly at: readonly (string | number)[];
  readonly url: string;
  readonly versions: readonly string[];
};

/** Returns the links of a data file that lead nowhere in a docs version that shows their answer. */
export async function linkFindings(
  file: AnswerFile,
  loaded: readonly Loaded[],
  anchorsOf: AnchorsOf,
  placeOf: PlaceOf,
): Promise<Finding[]> {
  const findings = linksIn(file, loaded).map(async ({at, url, versions}): Promise<Finding[]> => {
    const broken = await brokenIn(url, versions, anchorsOf);
    if (broken.length === 0) return [];
    return [
      {
        file: file.file,
        ...placeOf(at),
        rule: 'answers',
        message: `The link ${url} leads nowhere in ${broken.join(', ')}`,
        hint: 'Write the path of a Markdown file with an anchor on it, or limit the answer with versions',
      },
    ];
  });
  return (await Promise.all(findings)).flat();
}

function linksIn({file, tool, answers}: AnswerFile, loaded: readonly Loaded[]): Link[] {
  const all = loaded.map(({version}) => version);
  const ofAnswers = answers.flatMap((answer, index): Link[] => {
    const versions = loaded.filter((one) => shows(one, answer, file, index)).map(({version}) => version);
    return (['cause', 'fix'] as const).flatMap((field) =>
      [...String(answer[field]).matchAll(/\]\((\/[^)]*)\)/g)].map(([, url = '']) => ({
        at: ['answers', index, field],
        url,
        versions,
      })),
    );
  });
  return tool ? [{at: ['tool', 'page'], url: tool.page, versions: all}, ...ofAnswers] : ofAnswers;
}

function shows({version, answers}: Loaded, answer: Answer, file: string, index: number): boolean {
  if (answer.listed !== undefined) return answer.versions === undefined || inRange(answer.versions, version);
  return answers.used.some(
    (place) => place.file === file && place.list === 'answers' && place.index === index,
  );
}

async function brokenIn(
  url: string,
  versions: readonly string[],
  anchorsOf: AnchorsOf,
): Promise<readonly string[]> {
  const [path = '', anchor] = url.split('#');
  if (!path.endsWith('.md')) return versions;
  const page = path.replace(/(?:\/index)?\.md$/, '');
  const checked = versions.map(async (version) => {
    const anchors = await anchorsOf(version, page);
    return anchors !== undefined && (anchor === undefined || anchors.has(anchor)) ? [] : [version];
  });
  return (await Promise.all(checked)).flat();
}
