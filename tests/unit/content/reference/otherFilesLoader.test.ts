import path from 'node:path';
import {ROOT} from '../../../support/fixtureSite';

/** What the loader uses of the bundler. */
type LoaderContext = {
  readonly resourcePath: string;
  readonly context: string;
  readonly addContextDependency: (folder: string) => void;
  readonly addDependency: (file: string) => void;
  readonly addMissingDependency: (file: string) => void;
};

const addOtherFiles = jest.requireActual<(this: LoaderContext, source: string) => string>(
  '../../../../plugins/content/plugin-reference/otherFilesLoader.cjs',
);

/** Returns the files, as paths in `docs/`, with which the bundler compiles `page` again if it has the text. */
function dependenciesOf(page: string, text: string): string[] {
  const resourcePath = path.join(ROOT, 'docs', page);
  const files: string[] = [];
  const note = (file: string): void => void files.push(path.relative(path.join(ROOT, 'docs'), file));
  addOtherFiles.call(
    {
      resourcePath,
      context: path.dirname(resourcePath),
      addContextDependency: () => undefined,
      addDependency: note,
      addMissingDependency: note,
    },
    text,
  );
  return files.map((file) => file.replaceAll('\\', '/'));
}

test('the list of errors is compiled again when a page below it changes, because it has the messages in its tables', () => {
  const files = dependenciesOf('errors.md', '::error-lookup\n');
  expect(files).toEqual(expect.arrayContaining(['index.md', 'android/troubleshooting.md']));
});

test('the plugin index is compiled again when a page next to it changes', () => {
  const files = dependenciesOf('apis/index.md', '::plugin-index\n');
  expect(files).toContain('apis/camera.md');
  expect(files.filter((file) => !file.startsWith('apis/'))).toEqual([]);
});

test('a page without parts of others is compiled again when it changes itself only', () => {
  expect(dependenciesOf('index.md', 'Hello.\n')).toEqual([]);
});
