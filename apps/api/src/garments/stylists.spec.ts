import type { BodyConcern, TapeMeasurements } from '@figura/contracts';
import { readWords } from '@figura/garments';
import { checkGarment, compileChecks, listFeatures } from '@figura/styling';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getGarmentReader } from './garment-reader';
import { readBuiltInCatalog } from '../testing/built-in-catalog';

/** At least three public sources agree on each pair, and at most a fifth disagree. */
interface Pair {
  readonly id: string;
  readonly body: string;
  readonly kind: string;
  readonly measurements: TapeMeasurements;
  readonly concerns: readonly BodyConcern[];
  readonly garment: string;
  readonly expect: 'good' | 'bad';
}

const PAIRS: readonly Pair[] = readFileSync(
  join(__dirname, '../../../../libs/styling/src/check/testing/stylists.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Pair);

const TELLING = 10;

const catalog = readBuiltInCatalog();
const checks = compileChecks(catalog);
const judged = PAIRS.map((pair) => {
  const read = readWords(getGarmentReader(), pair.garment);
  if (typeof read === 'string') throw new Error(`${pair.id}: no garment was read`);
  const features = listFeatures({ measurements: pair.measurements, bodyConcerns: pair.concerns });
  const { level, score, cautions } = checkGarment(checks, read.garment, features, (key) => key);
  const isGood = level === 'great' || level === 'good';
  const isRight = pair.expect === 'good' ? isGood : !isGood && cautions.length > 0;
  const hasSign = pair.expect === 'good' ? score > 0 : score < 0;
  return { ...pair, level, score, isRight, hasSign };
});

const share = <Each>(list: readonly Each[], isMeant: (each: Each) => boolean) =>
  list.filter(isMeant).length / list.length;

function computeAreaUnderCurve(): number {
  const good = judged.filter((pair) => pair.expect === 'good');
  const bad = judged.filter((pair) => pair.expect === 'bad');
  const wins = good.flatMap((one) =>
    bad.map((other) => (one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0)),
  );
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

const formatPercent = (value: number) => `${Math.round(value * 100)}%`;
const right = share(judged, ({ isRight }) => isRight);
const sign = share(judged, ({ hasSign }) => hasSign);

describe(`Verdicts where stylists agree: ${formatPercent(right)} right, ${formatPercent(sign)} by sign, AUC ${computeAreaUnderCurve().toFixed(3)} of ${judged.length}`, () => {
  it('are at least 92% right and 97% right by sign, and separate good from bad', () => {
    const wrong = judged.filter(({ isRight, hasSign }) => !isRight || !hasSign);
    expect({
      right: right >= 0.92,
      sign: sign >= 0.97,
      auc: computeAreaUnderCurve() >= 0.98,
      wrong,
    }).toMatchObject({
      right: true,
      sign: true,
      auc: true,
    });
  });

  it.each(['body', 'kind'] as const)('are at least 80% right for every %s with enough cases', (by) => {
    const groups = new Map<string, typeof judged>();
    for (const pair of judged) groups.set(pair[by], [...(groups.get(pair[by]) ?? []), pair]);
    const weak = [...groups]
      .filter(([, pairs]) => pairs.length >= TELLING)
      .map(([name, pairs]) => [name, share(pairs, ({ isRight }) => isRight)] as const)
      .filter(([, rightly]) => rightly < 0.8);
    expect(weak).toEqual([]);
  });
});
