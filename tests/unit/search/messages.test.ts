import type {MessageList} from '../../../plugins/search/browser/engine/catalog';
import {indexErrors} from '../../../packages/errors/indexErrors';
import {lookUp} from '../../../packages/errors/lookUp';
import {mayBeMessage, MessageFinder} from '../../../plugins/search/browser/engine/messages';

const LISTS: readonly MessageList[] = [
  {
    url: '/docs/errors',
    rows: [
      [2, 'User denied access to camera'],
      [3, 'Location services are not enabled.'],
      [4, 'Capacitor Geolocation location services not enabled'],
      [5, "'…' failed because file at '…' does not exist.", ['OS-PLUG-FILE-0008']],
      [6, 'not implemented', ['UNIMPLEMENTED']],
      [8, '"…" plugin is not implemented on …', ['UNIMPLEMENTED']],
      [15, 'The share sheet is not available on this platform.', ['UNIMPLEMENTED']],
      [17, 'Not implemented on web.', ['UNIMPLEMENTED']],
      [13, 'Directory already exists, cannot be overwritten.', ['OS-PLUG-FILE-0010']],
      [14, "Directory at '…' already exists, cannot be overwritten.", ['OS-PLUG-FILE-0010']],
      [7, 'Share canceled'],
      [9, 'not implemented'],
      [10, 'Camera permission was denied'],
      [11, 'INSTALL_FAILED_UPDATE_INCOMPATIBLE'],
      [18, 'android.app.ForegroundServiceStartNotAllowedException'],
      [19, 'java.lang.SecurityException: Permission Denial: opening provider …'],
      [20, 'java.lang.SecurityException: Need … permission'],
      [
        12,
        'Could not find the web assets directory: …. Please create it and make sure it has an index.html file.',
      ],
    ],
  },
];

let started = 0;
let ended = 0;
let failure: Error | undefined;

const finder = new MessageFinder((errors) => {
  const index = indexErrors(errors);
  started++;
  return {
    ask: (text) => (failure ? Promise.reject(failure) : Promise.resolve({lookup: lookUp(text, index)})),
    end: () => void ended++,
  };
});

const placeOf = async (text: string): Promise<number | undefined> => {
  const found = await finder.find(text, LISTS);
  return found?.isCertain ? found.place : undefined;
};

describe('a query that is a message', () => {
  it.each([
    ['User denied access to camera', 2],
    ['Uncaught (in promise) Error: User denied access to camera', 2],
    ['Location services are not enabled.', 3],
    ["Error: 'readFile' failed because file at 'file:///data/a.json' does not exist.", 5],
    ['OS-PLUG-FILE-0008', 5],
    ['UNIMPLEMENTED', 8],
    ['UNIMPLEMENTED in Angular production builds only', 8],
    ['{"code":"UNIMPLEMENTED"}', 8],
    ['UNIMPLEMENTED: The share sheet is not available on this platform.', 15],
    ['UNIMPLEMENTED Not implemented on web.', 17],
    ['OS-PLUG-FILE-0010', 14],
    ['OS-PLUG-FILE-0010: Directory already exists, cannot be overwritten.', 13],
    ['Share canceled', 7],
    ['User denied access', 2],
    ['install_failed_update_incompatible', 11],
    ['[error] Could not find the web assets directory: ./dist.', 12],
    ['ForegroundServiceStartNotAllowedException', 18],
    ['android.app.ForegroundServiceStartNotAllowedException', 18],
    ['java.lang.SecurityException: Need CAMERA permission', 20],
  ])('is found: %s', async (text, place) => {
    expect(await placeOf(text)).toBe(place);
  });

  it.each([
    'camera',
    'permission',
    'camera permission',
    'not implemented',
    'location services',
    'take a photo',
    'SecurityException in the camera',
  ])('is not assumed for %s', async (text) => {
    expect(await finder.find(text, LISTS)).toBeUndefined();
  });

  it('may have other words, but is then only similar', async () => {
    expect(await finder.find('the user has denied access to their camera', LISTS)).toMatchObject({
      place: 2,
      isCertain: false,
    });
  });

  it('is only similar to an exception that several messages have', async () => {
    expect(await finder.find('SecurityException', LISTS)).toMatchObject({place: 19, isCertain: false});
  });
});

test('a lookup is started once for the same lists, and after it failed it ends, and another one starts', async () => {
  const before = started;
  await placeOf('Share canceled');
  expect(started).toBe(Math.max(before, 1));
  failure = new Error('It broke.');
  await expect(placeOf('Share canceled')).rejects.toThrow('It broke.');
  expect(ended).toBe(1);
  failure = undefined;
  expect(await placeOf('Share canceled')).toBe(7);
  expect(started).toBe(Math.max(before, 1) + 1);
});

describe('the list of messages is loaded', () => {
  it.each([
    ['camera', false, false],
    ['capacitor.config.ts', false, false],
    ['isPluginAvailable', true, false],
    ['take a photo', false, true],
    ['take a photo', true, false],
    ['upgrade to capacitor 7', true, false],
    ['User denied access', true, true],
    ['namespace not specified.', true, true],
    ['UNIMPLEMENTED', true, true],
    ['ForegroundServiceStartNotAllowedException', true, true],
    ['android platform has not been added', true, true],
  ])('for %s, if that is costly: %s: %s', (text, isCostly, expected) => {
    expect(mayBeMessage(text, isCostly)).toBe(expected);
  });
});
