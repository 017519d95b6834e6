import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {FailureMessage} from '../../../plugins/search/browser/interface/FailureMessage';
import {PreviewNote} from '../../../plugins/search/browser/interface/PreviewNote';

jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/docs${path}`, {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({siteConfig: {themeConfig: {}}}), {virtual: true});

const note = (kind: 'idle' | 'failed'): string => renderToStaticMarkup(createElement(PreviewNote, {kind}));
const missing = (): string =>
  renderToStaticMarkup(createElement(FailureMessage, {failure: 'missing', retry: () => undefined}));

describe('in the preview of npm start', () => {
  const {env} = process;
  beforeEach(() => {
    process.env = {...env, NODE_ENV: 'development'};
  });
  afterEach(() => {
    process.env = env;
  });

  test('the box says that it searches the last build', () => {
    expect(note('idle')).toContain('these results come from the last <code>npm run build</code>');
  });

  test('it says how to make an index when there is none, instead', () => {
    expect(note('failed')).toBe('');
    expect(missing()).toContain('Run <code>npm run build</code> once');
  });
});

test('a built site says neither', () => {
  expect(note('idle')).toBe('');
  expect(missing()).toContain('published without its search index');
});
