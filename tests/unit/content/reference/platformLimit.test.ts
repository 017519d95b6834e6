import {limitTo, platformLimit} from '../../../../packages/facts/platformLimit';

describe('the platforms that a comment limits its subject to', () => {
  it.each([
    ['Only available for iOS.', 'iOS only'],
    ['Only available on Android', 'Android only'],
    ['Only available on the web.', 'Web only'],
    ['Only supported on iOS and Android.', 'iOS and Android only'],
    ['This option is only supported on Web.', 'Web only'],
    ['Note: This option is only supported on Android and iOS', 'iOS and Android only'],
  ])('are read from “%s”', (line, limit) => {
    expect(platformLimit(line)).toEqual({docs: '', limit});
    expect(platformLimit(`Sets the sound.\n\n${line}`)).toEqual({docs: 'Sets the sound.', limit});
    expect(platformLimit(`Sets the sound.\n${line}\n\nSee the guide.`)).toEqual({
      docs: 'Sets the sound.\n\nSee the guide.',
      limit,
    });
  });

  it.each([
    ['iOS only: The label.', 'iOS only'],
    ['Web and iOS only: The label.', 'iOS and Web only'],
  ])('are read from the beginning of “%s”', (docs, limit) => {
    expect(platformLimit(docs)).toEqual({docs: 'The label.', limit});
  });

  it.each([
    'Devices only: The label.',
    'The text. iOS only: The label.',
    'iOS only: The label.\n\nOnly available for Android.',
    'Sets the sound.',
    'Only available for Android 26+.',
    'Only available for iOS when `input` is `true`.',
    'Only available for iOS\nwhen `input` is `true`.',
    'Only available for Android, when using groups.',
    'Only available on devices.',
    'The device has a light. Only available on Android.',
    'Only available for iOS.\n\nOnly available for Android.',
  ])('are not read from “%s”', (docs) => {
    expect(platformLimit(docs)).toEqual({docs});
  });
});

test('a limit names its platforms once, in the order of the tables', () => {
  expect(limitTo(['android', 'ios', 'Android'])).toBe('iOS and Android only');
  expect(limitTo(['ios', 'electron'])).toBeUndefined();
  expect(limitTo([])).toBeUndefined();
});
