import type { Appearance, SkinTone } from '@figura/contracts';
import { hash, type GarmentInput } from '../../garment/piece';
import type { OwnHair } from '../hair/hair';
import { styleHair } from '../hair/styled-hair';
import { createGarment, type Attributes, type Way } from './way';

const GOLD = '#c9a45c';

const WORN: Readonly<Record<string, readonly [type: string, attributes: Attributes, ...hexes: string[]]>> = {
  'stud-earrings': ['stud-earrings', {}, GOLD],
  'drop-earrings': ['drop-earrings', {}, GOLD],
  'hoop-earrings': ['hoop-earrings', {}, GOLD],
  'statement-earrings': ['drop-earrings', { jewelry: ['statement-earrings'] }, GOLD],
  choker: ['choker', {}, '#2b2326', GOLD],
  'pearl-strand': ['pearl-strand', {}, '#f4efe6'],
  'y-pendant': ['pendant-necklace', { jewelry: ['y-pendant'] }, GOLD],
  lariat: ['lariat', {}, GOLD],
};

export function dressBeneathHair(way: Way): GarmentInput[] {
  const jewelry = Object.entries(WORN)
    .filter(([value]) => way.has('jewelry', value))
    .map(([, [type, attributes, ...hexes]]) => createGarment('Jewelry', type, attributes, ...hexes));
  return [createTop(way), ...jewelry];
}

function createTop(way: Way): GarmentInput {
  const values = way.of('neckline', 'sleeves', 'sleeveLength', 'line', 'fabric', 'texture');
  const createVariant = (type: string, more: Attributes = {}): GarmentInput =>
    createGarment('Tops', type, { ...more, ...values }, way.second);
  const hasNeck = (...values: string[]): boolean => values.some((value) => way.has('neckline', value));
  if (way.has('line', 'front-placket') || hasNeck('stand-collar', 'open-shirt-collar'))
    return createVariant('shirt');
  if (hasNeck('roll-neck')) return createVariant('sweater', { fit: ['semi-fitted'] });
  if (way.has('sleeves', 'thin-strap')) return createVariant('camisole');
  if (way.has('sleeveLength', 'sleeveless') || hasNeck('halter', 'strapless', 'asymmetric'))
    return createVariant('tank', { sleeveLength: ['sleeveless'] });
  return createVariant('t-shirt', { neckline: ['round'], sleeveLength: ['wrist'] });
}

const SKINS: readonly [vividness: number, tones: readonly SkinTone[]][] = [
  [0.3, ['tone-1', 'tone-2']],
  [0.08, ['tone-3', 'tone-4', 'tone-5']],
  [0, ['tone-3', 'tone-6', 'tone-5', 'tone-4']],
];

function chooseSkinBeside(hex: string): SkinTone {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const vivid = Math.max(...parts) - Math.min(...parts);
  const tones = SKINS.find(([from]) => vivid >= from)![1];
  return tones[parseInt(hash(hex), 36) % tones.length]!;
}

export const createHairWearer = (way: Way): { appearance: Appearance; hair: OwnHair } => ({
  appearance: { skin: chooseSkinBeside(way.first), hair: null },
  hair: { hex: way.first, draw: styleHair((value) => way.has('hair', value)) },
});
