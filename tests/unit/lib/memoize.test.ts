import {memoize} from '@site/packages/lib/memoize';

test('computes once for a key, undefined too', () => {
  const compute = jest.fn((name: string) => (name === 'none' ? undefined : name.toUpperCase()));
  const remembered = memoize(10, compute);
  expect(['a', 'none', 'a', 'none'].map((name) => remembered(name) ?? '')).toEqual(['A', '', 'A', '']);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('keeps no error', () => {
  const fail = (): never => {
    throw new Error('first');
  };
  const remembered = memoize(10, jest.fn(() => 2).mockImplementationOnce(fail));
  expect(() => remembered('a')).toThrow('first');
  expect(remembered('a')).toBe(2);
});

test('forgets all when it keeps as many as it may', () => {
  const compute = jest.fn((name: string) => name);
  const remembered = memoize(2, compute);
  for (const name of ['a', 'b', 'a', 'c', 'a']) remembered(name);
  expect(compute.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
});
