import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {inlineScript} from '../../../plugins/lib/inlineScript';

let dir: string;
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'inline-script-'));
});
afterAll(() => fs.rmSync(dir, {recursive: true}));

function write(name: string, source: string): string {
  const file = path.join(dir, name);
  fs.writeFileSync(file, source);
  return file;
}

test('a script runs with its imports and its values, and leaves no globals', () => {
  write('helper.ts', 'export const shout = (text: string): string => `${text}…`;');
  const file = write(
    'script.ts',
    "import {shout} from './helper';\nexport function main(text: string, counts: readonly number[]): void {\n  said.push(shout(text), ...counts);\n}\n",
  );
  const script = inlineScript<(text: string, counts: readonly number[]) => void>(file, 'a "quote"', [1, 2]);
  const said: unknown[] = [];
  const context = vm.createContext({said});
  vm.runInContext(script, context);
  expect(said).toEqual(['a "quote"…', 1, 2]);
  expect(Object.keys(context)).toEqual(['said']);
  expect(script).toContain('…');
  expect(script).not.toContain('\n');
});

test('the values cannot end the script element', () => {
  const file = write('print.ts', 'export const main = (text: string): void => print(text);');
  const script = inlineScript<(text: string) => void>(file, '</script><b>');
  expect(script).not.toContain('</script');
  const printed: string[] = [];
  vm.runInNewContext(script, {print: (text: string) => printed.push(text)});
  expect(printed).toEqual(['</script><b>']);
});

test('an error names the place in the module', () => {
  const file = write('broken.ts', "import './missing';\nexport function main(): void {}\n");
  expect(() => inlineScript<() => void>(file)).toThrow(/broken\.ts:1:7: .*\.\/missing/);
});
