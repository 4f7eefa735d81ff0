import { NO_PREFERENCES, type Limits } from '@figura/contracts';
import { isAllowed, buildLimitsKey, type OfferedGarment } from './index';

const buildFilter = (
  type: string,
  attributes: Record<string, string[]> = {},
  more: Partial<OfferedGarment> = {},
) => ({
  type,
  attributes,
  ...more,
});
const createLimits = (changes: Partial<Limits>): Limits => ({ ...NO_PREFERENCES, ...changes });
const createCovering = (coverage: Partial<Limits['coverage']>) =>
  createLimits({ coverage: { ...NO_PREFERENCES.coverage, ...coverage } });

it('whoever limits nothing is offered everything, and shares one empty key', () => {
  expect(isAllowed(buildFilter('bikini-top'), NO_PREFERENCES)).toBe(true);
  expect(buildLimitsKey(NO_PREFERENCES)).toBe('');
});

it.each<[Limits['never'][number], OfferedGarment, boolean]>([
  ['skirts', buildFilter('pencil-skirt'), false],
  ['skirts', buildFilter('straight-trousers'), true],
  ['heels', buildFilter('ankle-boot', { shoes: ['ankle-boot', 'block-heel'] }), false],
  ['heels', buildFilter('loafer', { shoes: ['round-toe'] }), true],
  ['bare-arms', buildFilter('tank'), false],
  ['bare-arms', buildFilter('blouse', { sleeveLength: ['sleeveless'] }), false],
  ['bare-arms', buildFilter('sweater'), true],
  ['leather', buildFilter('belt'), false],
  ['leather', buildFilter('belt', { fabric: ['crisp-cotton'] }), true],
  ['leather', buildFilter('sneaker', {}, { name: 'White leather sneaker' }), false],
  ['leather', buildFilter('sneaker', {}, { name: 'White vegan leather sneaker' }), true],
  ['wool', buildFilter('beret', { fabric: ['fine-knit'] }, { name: 'Red wool beret' }), false],
  ['patterns', buildFilter('shirt', { prints: ['tie-dye'] }), false],
  ['patterns', buildFilter('shirt', { pattern: ['plain-top'] }), true],
  ['jewelry', buildFilter('ring', {}, { category: 'Jewelry' }), false],
  ['tight', buildFilter('leggings'), false],
])('never %s: %j', (kind, garment, expected) => {
  expect(isAllowed(garment, createLimits({ never: [kind] }))).toBe(expected);
});

it.each<[Partial<Limits['coverage']>, OfferedGarment, boolean]>([
  [{ sleeves: 'elbow' }, buildFilter('t-shirt', { sleeveLength: ['elbow'] }), true],
  [{ sleeves: 'elbow' }, buildFilter('t-shirt'), false],
  [{ sleeves: 'short' }, buildFilter('blouse', { sleeveLength: ['wrist'], sleeves: ['sheer'] }), false],
  [{ sleeves: 'long' }, buildFilter('straight-trousers'), true],
  [{ hem: 'knee' }, buildFilter('shift-dress', { length: ['below-knee'] }), true],
  [{ hem: 'knee' }, buildFilter('shift-dress', { length: ['below-knee', 'high-low'] }), false],
  [{ hem: 'ankle' }, buildFilter('jeans', { leg: ['straight'] }), true],
  [{ hem: 'ankle' }, buildFilter('jeans', { leg: ['straight', 'cropped'] }), false],
  [{ hem: 'ankle' }, buildFilter('t-shirt'), true],
  [{ neckline: 'high' }, buildFilter('sweater', { neckline: ['roll-neck'] }), true],
  [{ neckline: 'high' }, buildFilter('sweater', { neckline: ['v-neck'] }), false],
  [{ neckline: 'moderate' }, buildFilter('gown'), false],
])('coverage %j: %j', (coverage, garment, expected) => {
  expect(isAllowed(garment, createCovering(coverage))).toBe(expected);
});

it('a budget compares prices in its own currency', () => {
  const budget = createLimits({ budget: { amount: 50, currency: 'EUR' } });
  const findAt = (amount: number, currency: string) =>
    buildFilter('shirt', {}, { price: { amount, currency } });
  expect(isAllowed(findAt(50, 'EUR'), budget)).toBe(true);
  expect(isAllowed(findAt(50.01, 'EUR'), budget)).toBe(false);
  expect(isAllowed(findAt(90, 'USD'), budget)).toBe(true);
  expect(isAllowed(buildFilter('shirt'), budget)).toBe(true);
});

it('attributes that are named like members of objects say nothing', () => {
  const hostile = JSON.parse('{"__proto__": ["x"], "constructor": ["mini"]}') as Record<string, string[]>;
  expect(isAllowed(buildFilter('shirt', hostile), createCovering({ sleeves: 'long' }))).toBe(true);
});
