const path = require('node:path');

/** A line that says where something is wrong, what, and what to do: `docs/cli/sync.md:6:1  There is …`. */
const PLACED = /^[\w@./-]+\.\w+:\d+(?::\d+)? {2}\S/m;

/** What Docusaurus's bundler prints between two errors, and how its message about all of them starts. */
const SEPARATOR = /^\s*-{20,}\s*$/m;
const BUNDLER = /^Failed to compile due to Webpack errors\.\n/;

/** The site's own code, and Docusaurus's checks of the configuration. What they throw on purpose says what is wrong. */
const OWN_CODE = ['plugins', 'src', 'docusaurus.config.ts', 'sidebars.ts'];
const CONFIGURATION = /@docusaurus[\\/]core[\\/]lib[\\/]server[\\/]config/;

/**
 * Returns what somebody has to correct, without the stacks and messages of Docusaurus around it, or undefined if the
 * error doesn't say that. Then its stack is all there is. `siteDir` is the site's absolute folder.
 */
exports.writersError = function writersError(error, siteDir) {
  const causes = causesOf(error);
  const messages = causes.map(({message}) => withoutColors(message));
  const bundler = messages.find((message) => BUNDLER.test(message));
  if (bundler !== undefined) return bundlerErrors(bundler.replace(BUNDLER, ''), siteDir);
  const placed = messages.findLast((message) => PLACED.test(message));
  return (placed ?? messages[causes.findIndex((cause) => isOnPurpose(cause, siteDir))])?.trim();
};

/**
 * Returns whether an error was thrown on purpose, by code that says what to correct: where its first frame is, or somebody
 * has removed its frames.
 */
function isOnPurpose({name, message, stack = ''}, siteDir) {
  if (name === 'ValidationError') return true;
  const [, frame = ''] = /\n\s+at (.*)/.exec(stack.slice(stack.indexOf(message) + message.length)) ?? [];
  const isOurs = OWN_CODE.some((part) => frame.includes(path.join(siteDir, part)));
  return name === 'Error' && (frame === '' || isOurs || CONFIGURATION.test(frame));
}

function causesOf(error) {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function withoutColors(text) {
  return text.replace(/\u001b\[[\d;]*m/g, '');
}

function bundlerErrors(text, siteDir) {
  const errors = text.split(SEPARATOR).map((part) => pageError(withoutFrame(part), siteDir));
  return [...new Set(errors)].sort((a, b) => a.localeCompare(b, 'en', {numeric: true})).join('\n');
}

/** Removes the characters with which Rspack draws a frame around a message. */
function withoutFrame(text) {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:╰─▶\s*)?(?:×|│)?\s?/, ''))
    .join('\n')
    .trim();
}

/** Returns what Docusaurus's MDX loader says about a page, or the bundler's own message if it isn't about a page. */
function pageError(text, siteDir) {
  const file = /^Error: MDX compilation failed for file "(.+)"$/m.exec(text)?.[1];
  const cause = /^Cause: ([\s\S]*?)\n(?:Details:|\s+at )/m.exec(text)?.[1];
  if (file === undefined || cause === undefined) return text.replace(/\n\s+at .+/g, '');
  if (PLACED.test(cause)) return cause.trim();
  const place = ['line', 'column'].flatMap(
    (name) => new RegExp(`^\\s*"${name}": (\\d+)`, 'm').exec(text)?.[1] ?? [],
  );
  return `${[path.relative(siteDir, file), ...place].join(':')}  ${cause.trim()}`;
}
