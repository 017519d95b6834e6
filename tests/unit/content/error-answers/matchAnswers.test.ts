import {matchAnswers} from '../../../../plugins/content/error-answers/matchAnswers';
import type {Answer, AnswerFile, ErrorEntry} from '../../../../plugins/content/error-answers/types';

const entry = (name: string, pattern: string, facts: Partial<ErrorEntry> = {}): ErrorEntry => ({
  name,
  pattern,
  message: [pattern],
  codes: [],
  platforms: ['ios'],
  raisedBy: ['getPhoto'],
  places: [],
  ...facts,
});

const file = (name: string, ...answers: readonly Partial<Answer>[]): AnswerFile => ({
  file: `src/data/errors/${name}.json`,
  name,
  answers: answers.map((answer) => ({cause: 'Cause.', fix: 'Fix.', ...answer})),
  ignored: [],
});

describe('matching errors with the data files', () => {
  const denied = entry('camera', 'User denied access to camera');
  const photos = entry('camera', 'User denied access to photos', {platforms: ['ios', 'android']});

  it('answers several messages with the same cause at once', () => {
    const {answered, missing} = matchAnswers(
      'v7',
      [denied, photos],
      [file('camera', {messages: ['User denied access to …']})],
    );
    expect(missing).toEqual([]);
    expect(answered).toEqual([
      expect.objectContaining({
        messages: ['User denied access to camera', 'User denied access to photos'],
        platforms: ['ios', 'android'],
        cause: 'Cause.',
      }),
    ]);
  });

  it('has the platforms that the data file names', () => {
    const web = entry('core', 'not there', {platforms: ['web']});
    const {answered} = matchAnswers(
      'v7',
      [web],
      [file('core', {messages: ['not there'], platforms: ['ios', 'web']})],
    );
    expect(answered[0]?.platforms).toEqual(['ios', 'web']);
  });

  it('asks the own file before the common one', () => {
    const own = file('camera', {messages: ['Not implemented on web.'], cause: 'Own.'});
    const common = file('common', {messages: ['Not implemented on web.'], cause: 'Common.'});
    const refusals = ['camera', 'share'].map((name) => entry(name, 'Not implemented on web.'));
    const {answered} = matchAnswers('v7', refusals, [common, own]);
    expect(answered.map(({name, cause}) => [name, cause])).toEqual([
      ['camera', 'Own.'],
      ['share', 'Common.'],
    ]);
  });

  it('asks for the message itself before a pattern that covers it', () => {
    const own: AnswerFile = {
      ...file(
        'camera',
        {messages: ['User denied access to …'], cause: 'Pattern.'},
        {
          messages: ['User denied access to camera'],
          cause: 'Camera.',
        },
      ),
      ignored: [{messages: ['User denied …'], versions: 'until v6', reason: 'caught'}],
    };
    const causes = (version: string) =>
      matchAnswers(version, [denied, photos], [own]).answered.map(({messages, cause}) => [messages, cause]);
    expect(causes('v7')).toEqual([
      [['User denied access to photos'], 'Pattern.'],
      [['User denied access to camera'], 'Camera.'],
    ]);
    expect(causes('v6')).toEqual([[['User denied access to camera'], 'Camera.']]);
  });

  it('finds messages by their code', () => {
    const coded = entry('camera', 'No camera.', {codes: ['OS-PLUG-CAMR-0007']});
    const {answered, missing} = matchAnswers(
      'next',
      [coded, denied],
      [file('camera', {codes: ['OS-PLUG-CAMR-0007']})],
    );
    expect(answered[0]?.messages).toEqual(['No camera.']);
    expect(missing).toEqual([denied]);
  });

  it('keeps what is listed by hand, without comparing it', () => {
    const byHand: Partial<Answer> = {codes: ['1'], listed: 'The browser.', platforms: ['web']};
    const {answered, unused} = matchAnswers('v7', [denied], [file('camera', byHand)]);
    expect(answered).toEqual([
      expect.objectContaining({messages: [], codes: ['1'], platforms: ['web'], entries: []}),
    ]);
    expect(unused).toEqual([]);
  });

  it('reports what no message has, and what another answer hides', () => {
    const {unused} = matchAnswers(
      'v7',
      [denied],
      [file('camera', {messages: ['User denied …', 'Gone']}, {messages: ['User denied access to …']})],
    );
    expect(unused.map(({index, text}) => [index, text])).toEqual([
      [0, 'Gone'],
      [1, 'User denied access to …'],
    ]);
  });

  it('leaves out answers for other versions', () => {
    const {missing, unused} = matchAnswers(
      'v7',
      [denied],
      [file('camera', {messages: ['User denied access to camera'], versions: 'since v8'})],
    );
    expect(missing).toEqual([denied]);
    expect(unused).toEqual([]);
  });
});
