import {memoize} from '../../../packages/lib/memoize';
import {compactHtml} from './compactHtml';

type Output = {readonly code: string};
type Binding = {
  minify: (html: Buffer, options: Buffer) => Promise<Output>;
  readonly minifySync: (html: Buffer, options: Buffer) => Output;
};

/** The path of the native minifier; see `index.ts`. */
declare const COMPACT_HTML: {readonly binding: string};
/** The bundler's name for Node.js's own `require`. */
declare const __non_webpack_require__: (file: string) => unknown;

const binding = __non_webpack_require__(COMPACT_HTML.binding) as Binding;

/** How many scripts are memoized. All pages have the same few. */
const KEPT = 100;

const compactScript = memoize(KEPT, (script, options: Buffer) => {
  const {code} = binding.minifySync(Buffer.from(`<!doctype html><script>${script}</script>`), options);
  const compact = /<script>([\s\S]*)<\/script>/.exec(code)?.[1];
  if (compact === undefined) throw new Error(`compact-html: the minifier of scripts returned: ${code}`);
  return compact;
});

binding.minify = (html, options) =>
  Promise.resolve({
    code: compactHtml(html.toString(), (script) => (script ? compactScript(script, options) : '')),
  });
