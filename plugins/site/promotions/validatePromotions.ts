import type {Promotion} from './types';

/**
 * Returns `input` as promotions. An entry without a picture is valid and shows only its text. Throws one error that
 * lists every invalid field as `source: entry N ("id") field: what is wrong`.
 */
export function validatePromotions(input: unknown, source: string): Promotion[] {
  if (!Array.isArray(input)) throw new Error(`${source}: must be a JSON array of promotions.`);
  const problems = input.flatMap((entry: unknown, index) => {
    const id = isRecord(entry) && typeof entry.id === 'string' ? ` ("${entry.id}")` : '';
    return problemsOf(entry).map((problem) => `${source}: entry ${index + 1}${id} ${problem}`);
  });
  const ids = input.map((entry: unknown) => (isRecord(entry) ? entry.id : undefined));
  const twice = ids.find((id, index) => typeof id === 'string' && ids.indexOf(id) !== index);
  if (typeof twice === 'string')
    problems.push(`${source}: id "${twice}" is used twice. Give each entry its own ID.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return input as Promotion[];
}

function problemsOf(entry: unknown): string[] {
  if (!isRecord(entry)) return ['must be an object {id, type, data}.'];
  const problems: string[] = [];
  for (const field of ['id', 'type'] as const) {
    if (!isText(entry[field])) problems.push(`${field}: must be a non-empty string.`);
  }
  if (!isRecord(entry.data)) return [...problems, 'data: must be an object.'];
  for (const field of ['ad_id', 'ad_copy'] as const) {
    if (!isText(entry.data[field])) problems.push(`data.${field}: must be a non-empty string.`);
  }
  if (!isLink(entry.data.ad_url)) {
    problems.push('data.ad_url: must be an https:// URL or a path under /docs/.');
  }
  return [...problems, ...imageProblems(entry.data.ad_image)];
}

function imageProblems(image: unknown): string[] {
  if (image === undefined) return [];
  if (!isRecord(image)) return ['data.ad_image: must be an object {dimensions, url}, or left out.'];
  const problems: string[] = [];
  if (!isLink(image.url)) {
    problems.push('data.ad_image.url: must be an https:// URL or a path under /docs/.');
  }
  const {dimensions} = image;
  for (const side of ['width', 'height'] as const) {
    const length = isRecord(dimensions) ? dimensions[side] : undefined;
    if (typeof length !== 'number' || !(length > 0)) {
      problems.push(`data.ad_image.dimensions.${side}: must be a number of pixels greater than 0.`);
    }
  }
  return problems;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** The host's name goes into the security policy, where a semicolon or an asterisk would mean something else. */
function isLink(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?(?:[/?#]\S*)?|\/docs\/\S*)$/i.test(value)
  );
}
