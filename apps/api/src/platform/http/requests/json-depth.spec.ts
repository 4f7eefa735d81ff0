import fc from 'fast-check';
import { isNestedDeeper } from './json-depth';

const toBytes = (text: string) => Buffer.from(text, 'utf8');

function computeDepth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(computeDepth));
}

describe('isNestedDeeper', () => {
  it('isNestedDeeper agrees with the depth of any parsed JSON value [S59]', () => {
    const value = fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' });
    fc.assert(
      fc.property(value, fc.nat(8), (tree, limit) => {
        expect(isNestedDeeper(toBytes(JSON.stringify(tree)), limit)).toBe(computeDepth(tree) > limit);
      }),
    );
  });

  it.each([
    ['"[[[["', 0, false],
    ['["\\"[[[["]', 1, false],
    ['["\\\\",[1]]', 1, true],
    ['[[],[],[]]', 2, false],
    ['[{"a":[]}]', 2, true],
    ['{"ü[[":"日[["}', 1, false],
  ])('isNestedDeeper: %s is deeper than %i: %p', (text, limit, deeper) => {
    expect(isNestedDeeper(toBytes(text), limit)).toBe(deeper);
  });
});
