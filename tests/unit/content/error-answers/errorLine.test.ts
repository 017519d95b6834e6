import {errorLine} from '../../../../packages/errors/errorLine';

const GRADLE = `> Task :app:preBuild UP-TO-DATE
> Task :app:compileDebugJavaWithJavac FAILED

FAILURE: Build failed with an exception.

* What went wrong:
Execution failed for task ':app:compileDebugJavaWithJavac'.
> error: invalid source release: 21

* Try:
> Run with --stacktrace option to get the stack trace.

BUILD FAILED in 3s
1 error`;

it.each([
  ['of Gradle', GRADLE, /^invalid source release: 21$/],
  ['in one line', GRADLE.replaceAll('\n', ' ').repeat(9), /^invalid source release: 21/],
  [
    'of a stack trace, without the calls',
    'java.lang.RuntimeException: A\n  at a.ErrorView.draw(E.java:1)\nCaused by: b.c.IOException: No space left\n  at d',
    /^No space left$/,
  ],
  [
    'of a weaker sign',
    'Resolving packages\nUnable to find plugin : Camera\nDone',
    'Unable to find plugin : Camera',
  ],
  ['that begins a text without any', '\n  Kettle 47 is out of water\nat line 3', 'Kettle 47 is out of water'],
  ['that has no words', ' 47 ', '47'],
  ['that only is noise', 'BUILD FAILED', 'BUILD FAILED'],
])('the line %s', (_what, pasted, expected) => {
  expect(errorLine(pasted)).toMatch(expected);
  expect(errorLine(pasted).length).toBeLessThanOrEqual(200);
});
