import {helpText} from '../../../scripts/commandLine';

test('the help text has the command and a column of options', () => {
  const command = {
    script: 'x',
    does: 'Does x.',
    takes: 'FILE',
    options: {FILE: 'What to read.', '--json': 'As JSON.'},
  };
  expect(helpText(command).split('\n')).toEqual([
    'Does x.',
    '',
    '  npm run x -- FILE',
    '',
    '  FILE    What to read.',
    '  --json  As JSON.',
    '  --help  Shows this help.',
  ]);
});
