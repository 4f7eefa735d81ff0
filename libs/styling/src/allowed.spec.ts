import { NO_PREFERENCES, type Limits } from '@figura/contracts';
import { isAllowed, limitsKey, type OfferedGarment } from './index';

const of = (type: string, attributes: Record<string, string[]> = {}, more: Partial<OfferedGarment> = {}) => ({
  type,
  attributes,
  ...more,
});
const limits = (changes: Partial<Limits>): Limits => ({ ...NO_PREFERENCES, ...changes });
const covering = (coverage: Partial<Limits['coverage']>) =>
  limits({ coverage: { ...NO_PREFERENCES.coverage, ...coverage } });

it('whoever limits nothing is offered everything, and shares one empty key', () => {
  expect(isAllowed(of('bikini-top'), NO_PREFERENCES)).toBe(true);
  expect(limitsKey(NO_PREFERENCES)).toBe('');
});

it.each<[Limits['never'][number], OfferedGarment, boolean]>([
  ['skirts', of('pencil-skirt'), false],
  ['skirts', of('straight-trousers'), true],
  ['heels', of('ankle-boot', { shoes: ['ankle-boot', 'block-heel'] }), false],
  ['heels', of('loafer', { shoes: ['round-toe'] }), true],
  ['bare-arms', of('tank'), false],
  ['bare-arms', of('blouse', { sleeveLength: ['sleeveless'] }), false],
  ['bare-arms', of('sweater'), true],
  ['leather', of('belt'), false],
  ['leather', of('belt', { fabric: ['crisp-cotton'] }), true],
  ['leather', of('sneaker', {}, { name: 'White leather sneaker' }), false],
  ['leather', of('sneaker', {}, { name: 'White vegan leather sneaker' }), true],
  ['wool', of('beret', { fabric: ['fine-knit'] }, { name: 'Red wool beret' }), false],
  ['patterns', of('shirt', { prints: ['tie-dye'] }), false],
  ['patterns', of('shirt', { pattern: ['plain-top'] }), true],
  ['jewelry', of('ring', {}, { category: 'Jewelry' }), false],
  ['tight', of('leggings'), false],
])('never %s: %j', (kind, garment, expected) => {
  expect(isAllowed(garment, limits({ never: [kind] }))).toBe(expected);
});

it.each<[Partial<Limits['coverage']>, OfferedGarment, boolean]>([
  [{ sleeves: 'elbow' }, of('t-shirt', { sleeveLength: ['elbow'] }), true],
  [{ sleeves: 'elbow' }, of('t-shirt'), false],
  [{ sleeves: 'short' }, of('blouse', { sleeveLength: ['wrist'], sleeves: ['sheer'] }), false],
  [{ sleeves: 'long' }, of('straight-trousers'), true],
  [{ hem: 'knee' }, of('shift-dress', { length: ['below-knee'] }), true],
  [{ hem: 'knee' }, of('shift-dress', { length: ['below-knee', 'high-low'] }), false],
  [{ hem: 'ankle' }, of('jeans', { leg: ['straight'] }), true],
  [{ hem: 'ankle' }, of('jeans', { leg: ['straight', 'cropped'] }), false],
  [{ hem: 'ankle' }, of('t-shirt'), true],
  [{ neckline: 'high' }, of('sweater', { neckline: ['roll-neck'] }), true],
  [{ neckline: 'high' }, of('sweater', { neckline: ['v-neck'] }), false],
  [{ neckline: 'moderate' }, of('gown'), false],
])('coverage %j: %j', (coverage, garment, expected) => {
  expect(isAllowed(garment, covering(coverage))).toBe(expected);
});

it('a budget compares prices in its own currency', () => {
  const budget = limits({ budget: { amount: 50, currency: 'EUR' } });
  const at = (amount: number, currency: string) => of('shirt', {}, { price: { amount, currency } });
  expect(isAllowed(at(50, 'EUR'), budget)).toBe(true);
  expect(isAllowed(at(50.01, 'EUR'), budget)).toBe(false);
  expect(isAllowed(at(90, 'USD'), budget)).toBe(true);
  expect(isAllowed(of('shirt'), budget)).toBe(true);
});

it('attributes that are named like members of objects say nothing', () => {
  const hostile = JSON.parse('{"__proto__": ["x"], "constructor": ["mini"]}') as Record<string, string[]>;
  expect(isAllowed(of('shirt', hostile), covering({ sleeves: 'long' }))).toBe(true);
});
