import { NO_PREFERENCES, type Limits } from '@figura/contracts';
import { isAllowed, buildLimitsKey, type OfferedGarment } from './index';

const createOfferedGarment = (
  type: string,
  attributes: Record<string, string[]> = {},
  more: Partial<OfferedGarment> = {},
) => ({
  type,
  attributes,
  ...more,
});
const createLimits = (changes: Partial<Limits>): Limits => ({ ...NO_PREFERENCES, ...changes });
const createCoverageLimits = (coverage: Partial<Limits['coverage']>) =>
  createLimits({ coverage: { ...NO_PREFERENCES.coverage, ...coverage } });

it('everything is allowed without limits, and the limits key is empty', () => {
  expect(isAllowed(createOfferedGarment('bikini-top'), NO_PREFERENCES)).toBe(true);
  expect(buildLimitsKey(NO_PREFERENCES)).toBe('');
});

it.each<[Limits['never'][number], OfferedGarment, boolean]>([
  ['skirts', createOfferedGarment('pencil-skirt'), false],
  ['skirts', createOfferedGarment('straight-trousers'), true],
  ['heels', createOfferedGarment('ankle-boot', { shoes: ['ankle-boot', 'block-heel'] }), false],
  ['heels', createOfferedGarment('loafer', { shoes: ['round-toe'] }), true],
  ['bare-arms', createOfferedGarment('tank'), false],
  ['bare-arms', createOfferedGarment('blouse', { sleeveLength: ['sleeveless'] }), false],
  ['bare-arms', createOfferedGarment('sweater'), true],
  ['leather', createOfferedGarment('belt'), false],
  ['leather', createOfferedGarment('belt', { fabric: ['crisp-cotton'] }), true],
  ['leather', createOfferedGarment('sneaker', {}, { name: 'White leather sneaker' }), false],
  ['leather', createOfferedGarment('sneaker', {}, { name: 'White vegan leather sneaker' }), true],
  ['wool', createOfferedGarment('beret', { fabric: ['fine-knit'] }, { name: 'Red wool beret' }), false],
  ['patterns', createOfferedGarment('shirt', { prints: ['tie-dye'] }), false],
  ['patterns', createOfferedGarment('shirt', { pattern: ['plain-top'] }), true],
  ['jewelry', createOfferedGarment('ring', {}, { category: 'Jewelry' }), false],
  ['tight', createOfferedGarment('leggings'), false],
])('isAllowed with never %s: %j', (kind, garment, expected) => {
  expect(isAllowed(garment, createLimits({ never: [kind] }))).toBe(expected);
});

it.each<[Partial<Limits['coverage']>, OfferedGarment, boolean]>([
  [{ sleeves: 'elbow' }, createOfferedGarment('t-shirt', { sleeveLength: ['elbow'] }), true],
  [{ sleeves: 'elbow' }, createOfferedGarment('t-shirt'), false],
  [
    { sleeves: 'short' },
    createOfferedGarment('blouse', { sleeveLength: ['wrist'], sleeves: ['sheer'] }),
    false,
  ],
  [{ sleeves: 'long' }, createOfferedGarment('straight-trousers'), true],
  [{ hem: 'knee' }, createOfferedGarment('shift-dress', { length: ['below-knee'] }), true],
  [{ hem: 'knee' }, createOfferedGarment('shift-dress', { length: ['below-knee', 'high-low'] }), false],
  [{ hem: 'ankle' }, createOfferedGarment('jeans', { leg: ['straight'] }), true],
  [{ hem: 'ankle' }, createOfferedGarment('jeans', { leg: ['straight', 'cropped'] }), false],
  [{ hem: 'ankle' }, createOfferedGarment('t-shirt'), true],
  [{ neckline: 'high' }, createOfferedGarment('sweater', { neckline: ['roll-neck'] }), true],
  [{ neckline: 'high' }, createOfferedGarment('sweater', { neckline: ['v-neck'] }), false],
  [{ neckline: 'moderate' }, createOfferedGarment('gown'), false],
])('isAllowed with coverage %j: %j', (coverage, garment, expected) => {
  expect(isAllowed(garment, createCoverageLimits(coverage))).toBe(expected);
});

it('a budget compares prices in its own currency', () => {
  const budget = createLimits({ budget: { amount: 50, currency: 'EUR' } });
  const createPricedShirt = (amount: number, currency: string) =>
    createOfferedGarment('shirt', {}, { price: { amount, currency } });
  expect(isAllowed(createPricedShirt(50, 'EUR'), budget)).toBe(true);
  expect(isAllowed(createPricedShirt(50.01, 'EUR'), budget)).toBe(false);
  expect(isAllowed(createPricedShirt(90, 'USD'), budget)).toBe(true);
  expect(isAllowed(createOfferedGarment('shirt'), budget)).toBe(true);
});

it('attributes named like object members are ignored', () => {
  const hostile = JSON.parse('{"__proto__": ["x"], "constructor": ["mini"]}') as Record<string, string[]>;
  expect(isAllowed(createOfferedGarment('shirt', hostile), createCoverageLimits({ sleeves: 'long' }))).toBe(
    true,
  );
});
