import type { SizeRow } from '@figura/contracts';
import { translateAll } from '@figura/messages';
import {
  compareWithChart,
  compareWithWords as compareGirths,
  findRow,
  type SizedBody,
  type SizeFit,
} from './compare-size';

type Worded = (Omit<SizeFit, 'sentence'> & { sentence: string }) | null;

const compareWithWords = (...question: Parameters<typeof compareGirths>) =>
  translateAll(compareGirths(...question), 'en') as Worded;

const createRow = (size: string, chest: number): SizeRow => ({
  size,
  girths: { chest: [chest, chest], waist: [chest - 8, chest - 8], hips: [chest + 2, chest + 2] },
});
const CHART = [createRow('10', 36), createRow('12', 38), createRow('14', 40)];
const BODY = { chest: 38, waist: 30, hips: 40 };
const USER = { tape: BODY, unit: 'imperial', isPregnant: false } as const;

function compare(
  size: string,
  tape: Partial<typeof BODY> = {},
  category: 'One-Piece' | 'Tops' | 'Shoes' = 'One-Piece',
  user: Partial<SizedBody> = {},
) {
  const row = findRow(CHART, size)!;
  const fit = compareWithChart(
    CHART,
    row,
    category,
    { ...USER, ...user, tape: { ...BODY, ...tape } },
    'of this chart',
  );
  return translateAll(fit, 'en') as Worded;
}

describe('size of a chart', () => {
  it('fits if every girth is nearer to it than to its neighbors', () => {
    expect(compare('12')).toEqual({
      size: '12',
      level: 'fits',
      better: null,
      sentence: 'Size 12 of this chart fits you at the chest, waist and hips.',
    });
    expect(compare('12', { chest: 38.9 })!.level).toBe('fits');
  });

  it('calls the waist of a pregnant woman her belly', () => {
    const pregnant = { isPregnant: true };
    expect(compare('12', { waist: 36 }, 'One-Piece', pregnant)!.sentence).toMatch(/in tight at the belly;/);
    expect(compare('12', {}, 'One-Piece', pregnant)!.sentence).toMatch(
      /fits you at the chest, belly and hips/,
    );
    const fit = compareWithWords({ waist: 28 }, null, 'One-Piece', { ...USER, ...pregnant });
    expect(fit!.sentence).toMatch(/at the belly is .* less than you/);
  });

  it('reports where and by how much it is tight or loose, and which size fits', () => {
    expect(compare('12', { chest: 40, waist: 32, hips: 42 })).toMatchObject({ level: 'tight', better: '14' });
    expect(compare('12', { chest: 39, waist: 31, hips: 41.75 })!.sentence).toBe(
      'Size 12 of this chart: 1¾\u00a0in tight at the hips; 14 fits.',
    );
    expect(compare('14', { chest: 36, waist: 28, hips: 38 })).toMatchObject({
      level: 'loose',
      better: '10',
      sentence: 'Size 14 of this chart: 4\u00a0in loose at the chest, waist and hips; 10 fits.',
    });
    expect(compare('14', { chest: 48, waist: 40, hips: 50 })!.sentence).toMatch(
      /; no other size comes nearer\.$/,
    );
  });

  it.each([
    ['12', { hips: 40.9 }, ' fits you at the chest, waist and hips.'],
    ['12', { chest: 39, waist: 31, hips: 41.75 }, ': tight at the hips; the next larger size fits.'],
    [
      '10',
      { chest: 40, waist: 29.5, hips: 41.25 },
      ': much too tight at the chest and hips, a little tight at the waist; two sizes larger comes nearer.',
    ],
    [
      '14',
      { waist: 29, hips: 37.5 },
      ': loose at the chest and waist, much too loose at the hips; the next smaller size comes nearer.',
    ],
    ['12', { hips: 41.1 }, ': a little tight at the hips; no other size comes nearer.'],
  ])('is described without numbers to users who hide theirs: %s %j', (size, tape, sentence) => {
    expect(compare(size, tape, 'One-Piece', { unit: null })).toMatchObject({
      better: null,
      sentence: `Size ${size} of this chart${sentence}`,
    });
  });

  it('is compared only at girths that the garment covers, and never for shoes', () => {
    expect(compare('12', { hips: 60 }, 'Tops')!.level).toBe('fits');
    expect(compare('12', {}, 'Shoes')).toBeNull();
  });

  it.each([
    ['12', '12'],
    ['size 12', '12'],
    ['US 12', '12'],
    ['XS', '8/XS'],
    ['XXL', '2XL'],
    ['20', '18-20'],
    ['42', null],
  ])('is found by its name: %s', (asked, size) => {
    const rows = [...CHART, createRow('8/XS', 42), createRow('2XL', 44), createRow('18-20', 46)];
    expect(findRow(rows, asked)?.size ?? null).toBe(size);
  });
});

describe('girths in a text', () => {
  it.each([
    [
      { chest: 36 },
      'tight',
      '36\u00a0in at the chest is 2\u00a0in less than you: tight unless it stretches.',
    ],
    [{ chest: 38.5 }, 'fits', '38½\u00a0in at the chest is about yours: close.'],
    [{ chest: 41 }, 'fits', '41\u00a0in at the chest is 3\u00a0in more than you: room to move.'],
    [{ chest: 48 }, 'loose', '48\u00a0in at the chest is 10\u00a0in more than you: loose.'],
  ])('are compared with the user’s: %j', (girths, level, sentence) => {
    expect(compareWithWords(girths, '12', 'Tops', USER)).toEqual({
      size: '12',
      level,
      better: null,
      sentence,
    });
  });

  it.each([
    [{ chest: 37 }, 'A little tight at the chest unless it stretches.'],
    [{ chest: 36 }, 'Tight at the chest unless it stretches.'],
    [{ chest: 38.5 }, 'Close at the chest.'],
    [{ chest: 41 }, 'Room to move at the chest.'],
    [{ chest: 48 }, 'Loose at the chest.'],
  ])('are compared without numbers for users who hide theirs: %j', (girths, sentence) => {
    expect(compareWithWords(girths, null, 'Tops', { ...USER, unit: null })!.sentence).toBe(sentence);
  });

  it('are ignored if the garment does not cover them', () => {
    expect(compareWithWords({ hips: 40 }, null, 'Tops', USER)).toBeNull();
  });
});
