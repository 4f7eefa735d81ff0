import type { Form } from '../form/form';
import { computeRise } from '../garment/clothes/waist';
import { readValues, type GarmentInput, type Piece, type Wearing } from '../garment/piece';

export type WornGarment = Wearing & { garment: GarmentInput };

const LAYER: Readonly<Record<string, number>> = { Bottoms: 2, 'One-Piece': 2, Tops: 3, Outerwear: 6 };
const OVER: Readonly<Record<string, number>> = {
  cardigan: 1,
  waistcoat: 1,
  sweater: 1,
  'sweater-vest': 1,
  sweatshirt: 1,
  hoodie: 1,
  dungarees: 2,
  'dungaree-dress': 2,
};
const OPEN_TOP = 1;
const PINAFORE = 1.5;

/** From the skin outward; tucked garments lie under what they are tucked into. */
export const isOverShirt = ({ type, category }: GarmentInput): boolean =>
  category === 'Tops' && OVER[type] !== undefined;

export function sortByOrder(garments: readonly GarmentInput[], form: Form): WornGarment[] {
  const bottom = garments.find(({ category }) => category === 'Bottoms');
  const covering = garments.some(({ category }) => category === 'Bottoms' || category === 'One-Piece');
  const rank = (garment: GarmentInput): number =>
    isTucked(garment) && covering
      ? 1
      : (LAYER[garment.category] ?? 0) + (OVER[garment.type] ?? rankCut(garment));
  const sorted = [...garments].sort((a, b) => rank(a) - rank(b));
  const open = sorted.filter(isOpen);
  return sorted.map((garment) => {
    const layer = open.indexOf(garment);
    const parted = layer < 0 ? 0 : PARTED.over * layer - PARTED.under * (open.length - 1 - layer);
    if (!bottom || garment.category !== 'Tops') return { garment, parted };
    const level = computeRise(readValues(bottom.attributes), form);
    return { garment, parted, ...(isTucked(garment) ? { tuckedAt: level } : { bandAt: level }) };
  });
}

/** Centimeters, so that each open layer shows. */
const PARTED = { over: 3, under: 1.4 } as const;

const isOpen = ({ type, attributes }: GarmentInput): boolean =>
  type === 'longline-cardigan' || (attributes['line'] ?? []).includes('open-front');

function rankCut(garment: GarmentInput): number {
  const isSleeveless = (garment.attributes['sleeveLength'] ?? []).includes('sleeveless');
  if (garment.category === 'One-Piece' && isSleeveless) return PINAFORE;
  return garment.category === 'Tops' && isOpen(garment) ? OPEN_TOP : 0;
}

const isTucked = ({ type, attributes }: GarmentInput): boolean =>
  type === 'bodysuit' || (attributes['waist'] ?? []).includes('tucked');

export const findBandLevel = (piece: Piece): number | undefined =>
  WAISTED.test(piece.type) ? computeRise(piece, piece.form) : undefined;

const WAISTED = /(trousers|jeans|leggings|joggers|chinos|skirt|skort|shorts|culottes)$/;

const TURNED_DOWN = ['open-shirt-collar', 'flat-collar', 'shawl-collar', 'peaked-lapels', 'notched-lapels'];
const SHIRTS: readonly string[] = ['shirt', 'polo', 'shirt-dress'];

/** A turned-down collar lies over a necklace; bands, roll necks and edges lie under it. */
export const isCollarTurnedDown = (piece: Piece): boolean =>
  TURNED_DOWN.some((collar) => piece.has('neckline', collar)) || SHIRTS.includes(piece.type);
