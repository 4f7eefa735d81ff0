/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEffect } from '../testing/a-recommendation';
import { getBriefEffect, findStrongestEffect, settleParts } from './brief-effect';

const GUIDES = join(__dirname, '../../../../../libs/catalog/content/guides');
const LONG = 'From the waist the cloth falls away in a straight line and skims the hips.';

const parts = readdirSync(GUIDES)
  .filter((file) => file.endsWith('.en.yaml'))
  .map((file) => /^displayName: (.+)$/m.exec(readFileSync(join(GUIDES, file), 'utf8'))![1]!);

it.each(parts)('effects on %s have their own short phrase for each direction', (bodyPart) => {
  for (const rating of [2, -2]) {
    const brief = getBriefEffect(
      createEffect({ bodyPart, rating, displayName: 'A-line', description: LONG }),
      true,
    );
    expect(brief).toMatch(/^A-line: .+\.$/);
    expect(brief).not.toMatch(/good for your|works against your/);
    expect(brief.split(' ').length).toBeLessThanOrEqual(14);
  }
});

it('a short sentence of the catalog is used as is, with the name of the value', () => {
  expect(getBriefEffect(createEffect(), true)).toBe('Boat neck: a wide neckline balances the hips.');
});

it('a user who shows a part is not told to tone it down', () => {
  expect(getBriefEffect(createEffect({ description: LONG, displayName: 'Peplum' }), false)).toBe(
    'Peplum: good for your wide hips.',
  );
});

it('an effect that helps from elsewhere does not claim to change the part itself', () => {
  const effect = createEffect({ description: LONG, displayName: 'Bright top', elsewhere: true });
  expect(getBriefEffect(effect, true)).toBe('Bright top: good for your wide hips.');
});

it('the strongest effect has the largest product of rating and strength', () => {
  const strong = createEffect({ rating: -2, strength: 0.9 });
  expect(findStrongestEffect([createEffect({ rating: -3, strength: 0.2 }), strong])).toBe(strong);
  expect(findStrongestEffect([])).toBeNull();
});

it('a body part is told for or against, by what weighs more', () => {
  const help = createEffect({ feature: 'hips:wide', rating: 3 });
  const harm = createEffect({ feature: 'hips:wide', rating: -2 });
  const elsewhere = createEffect({ feature: 'shoulders:narrow', rating: -1 });
  expect(settleParts([help], [harm, elsewhere])).toEqual({ reasons: [help], cautions: [elsewhere] });
  const equal = { ...harm, rating: -3 };
  expect(settleParts([help], [equal])).toEqual({ reasons: [], cautions: [equal] });
});
