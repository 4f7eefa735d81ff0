import { translate, type Text } from '@figura/messages';
import {
  isAbout,
  writeBodyLine as describeBody,
  writeShortReason as describeShortly,
  type BodyEffect,
} from './body-line';
import { createPiece, findTestKind } from './testing/create-piece';

const WHITE = '#f6f3ee';
const NAVY = '#1f2a44';
const shirt = createPiece('top', 'shirt', { hex: WHITE });
const trousers = createPiece('bottom', 'trousers', { hex: NAVY });
const loafers = createPiece('shoes', 'loafers');

const toWords = (text: Text | null) => text && translate(text, 'en');
const writeBodyLine = (...question: Parameters<typeof describeBody>) => toWords(describeBody(...question));
const writeShortReason = (...question: Parameters<typeof describeShortly>) =>
  toWords(describeShortly(...question));
const createEffect = (
  piece: BodyEffect['piece'],
  feature: string,
  changes: Partial<BodyEffect> = {},
): BodyEffect => ({
  ...{ piece, feature, choice: 'balance', claims: [], contribution: 1 },
  ...changes,
});
const tell = (feature: string, ...claims: readonly string[]) => ({ feature, claims });
const write = (effects: readonly BodyEffect[], pieces = [shirt, trousers, loafers]) =>
  writeBodyLine(pieces, effects, findTestKind);

it('a line relates the halves and says what the most effective piece does', () => {
  const line = write([
    createEffect(shirt, 'neck:short'),
    createEffect(trousers, 'legs:short', { contribution: 2 }),
  ]);
  expect(line).toMatch(/^Light above, dark below; the navy straight-trousers trousers lengthen your legs\.$/);
});

it('a line tells of two pieces only when they do different things', () => {
  const red = createPiece('top', 'shirt', { hex: '#a83232' });
  const green = createPiece('mid', 'cardigan', { hex: '#3f6b4a' });
  const writeTwo = (feature: string) =>
    write(
      [createEffect(red, feature, { contribution: 2 }), createEffect(green, 'mid-body:short')],
      [red, green, trousers],
    );
  expect(writeTwo('neck:short')).toMatch(/lengthens your neck; .* lengthens your torso\.$/);
  expect(writeTwo('torso:short')).toMatch(/^The [^;]* lengthens your torso\.$/);
});

it('no line praises a division that counts against the body', () => {
  const line = writeBodyLine(
    [shirt, trousers, loafers],
    [createEffect(trousers, 'legs:short')],
    findTestKind,
    {
      isOpposed: (type, attribute, value) =>
        type === 'shirt' && `${attribute}:${value}` === 'color:light-top',
    },
  );
  expect(line).toMatch(/^The navy straight-trousers trousers lengthen your legs\.$/);
});

it('shoes never get credit for the waist', () => {
  expect(isAbout('shoes', tell('waist:defined'))).toBe(false);
  expect(isAbout('shoes', tell('legs:short'))).toBe(true);
  expect(isAbout('top', tell('ankles:undefined'))).toBe(false);
  expect(isAbout('jewelry', tell('shoulders:narrow'), { type: 'hoop-earrings' })).toBe(false);
  const effects = [
    createEffect(loafers, 'waist:defined', { contribution: 9 }),
    createEffect(shirt, 'neck:short'),
  ];
  expect(write(effects)).toMatch(/lengthens your neck\.$/);
});

it('a necklace gets credit for the neck, never for shoulders or height', () => {
  const features = ['neck:short', 'shoulders:narrow', 'chest:big', 'height:petite'];
  expect(features.filter((feature) => isAbout('jewelry', tell(feature), { type: 'necklace' }))).toEqual([
    'neck:short',
  ]);
});

it('men are never told about rounder hips', () => {
  expect(isAbout('mid', tell('hips:narrow'), { presentation: 'mens' })).toBe(false);
  expect(isAbout('mid', tell('hips:narrow'), { presentation: 'womens' })).toBe(true);
  expect(isAbout('bottom', tell('shoulders:broad', 'hips.width+'), { presentation: 'mens' })).toBe(false);
});

it('a line emphasizes what the user wants to show', () => {
  expect(write([createEffect(shirt, 'waist:straight', { choice: 'show' })])).toMatch(
    /shirt shows your waist\.$/,
  );
});

it('halves of one color are described as one color', () => {
  const dark = createPiece('top', 'dark', { hex: NAVY });
  expect(write([createEffect(dark, 'hips:wide')], [dark, trousers, loafers])).toMatch(
    /^One color from shoulder to hem; the navy shirt dark skims your hips\.$/,
  );
});

it('lines shown together never repeat an effect', () => {
  const told = new Set<string>();
  const effects = [
    createEffect(trousers, 'legs:short', { contribution: 2 }),
    createEffect(shirt, 'neck:short'),
  ];
  const next = () => writeBodyLine([shirt, trousers, loafers], effects, findTestKind, { told });
  expect(next()).toMatch(/^Light above, dark below; the .* lengthen your legs\.$/);
  expect(next()).toMatch(/^The .* shirt lengthens your neck\.$/);
  expect(next()).toBeNull();
});

it('a line about a piece describes the effect of that piece', () => {
  const effects = [
    createEffect(trousers, 'legs:short', { contribution: 2 }),
    createEffect(shirt, 'neck:short'),
  ];
  expect(writeBodyLine([shirt, trousers, loafers], effects, findTestKind, { about: 'top' })).toMatch(
    /shirt lengthens your neck\.$/,
  );
});

it('a short reason names the detail and its effect', () => {
  expect(writeShortReason('Boat neck', tell('shoulders:narrow'), 'balance')).toBe(
    'Boat neck: defines your shoulders',
  );
  expect(writeShortReason('Waist seam', tell('waist:defined'), 'show')).toBe('Waist seam: shows your waist');
  expect(writeShortReason('Full-length leg', tell('waist:defined', 'legs.length+'), 'show')).toBeNull();
  expect(writeShortReason('Elbow sleeve', tell('waist:defined', 'waist.focus+'), 'show')).toBeNull();
  expect(writeShortReason('Waist seam', tell('life:seated'), 'balance')).toBeNull();
  const unsaid = { effects: [], values: [], words: [{ en: /waist/i }] };
  expect(writeShortReason('Waist seam', tell('hips:wide'), 'balance', unsaid)).toBeNull();
});

it('without body effects there is no line', () => {
  expect(write([])).toBeNull();
});

it('an own piece that works against the body is mentioned kindly and once', () => {
  const owned = { ...trousers, source: 'wardrobe' as const, score: -0.5 };
  const effects = [createEffect(shirt, 'neck:short')];
  const told = new Set<string>();
  const next = (piece = owned) => writeBodyLine([shirt, piece, loafers], effects, findTestKind, { told });
  expect(next()).toMatch(
    /^The navy straight-trousers trousers are not your best cut, but the rest of the outfit makes up for it\.$/,
  );
  expect(next()).toMatch(/lengthens your neck\.$/);
  told.clear();
  expect(next({ ...owned, score: -0.1 })).toMatch(/lengthens your neck\.$/);
  told.clear();
  expect(next({ ...owned, source: 'catalog' as never })).toMatch(/lengthens your neck\.$/);
});
