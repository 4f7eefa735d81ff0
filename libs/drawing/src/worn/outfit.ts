import type { GarmentInput } from '../garment/piece';
import { lightness } from '../garment/paint/colors';

/** Above this, and below the other, a color is pale or dark beside the neutrals (from 0, black, to 1). */
const PALE = 0.8;
const DARK = 0.36;

const NEUTRAL = { ivory: '#efe8dc', taupe: '#8c8279', charcoal: '#4b4a4d', stone: '#b9ad9c' } as const;

/** One-pieces that are worn over a top. */
const OVER_A_TOP: readonly string[] = ['dungarees', 'dungaree-dress'];

/**
 * A garment with what a body wears beside it: plain, neutral clothes that leave it the eye and nobody half dressed. The
 * garment comes first.
 */
export function outfitWith(garment: GarmentInput): GarmentInput[] {
  const { category, type } = garment;
  if (category === 'Tops') return [garment, trousers(garment)];
  if (category === 'Bottoms') return [garment, top(garment)];
  if (category === 'Outerwear') return [garment, top(garment), trousers(garment)];
  if (category === 'One-Piece' && OVER_A_TOP.includes(type)) return [garment, top(garment)];
  return [garment];
}

/** What a body wears to be seen as it is: plain and close to the skin. */
export const BASE_LAYER: readonly GarmentInput[] = [
  {
    category: 'Tops',
    type: 'tank',
    attributes: { neckline: ['scoop'], sleeves: ['wide-strap'], fit: ['second-skin'], waist: ['tucked'] },
    colors: [{ hex: '#d9cdbf' }],
  },
  {
    category: 'Bottoms',
    type: 'slim-trousers',
    attributes: {
      leg: ['legging', 'ankle-length'],
      waist: ['high-rise', 'flat-front'],
      fabric: ['thin-jersey'],
    },
    colors: [{ hex: '#d9cdbf' }],
  },
];

function top(beside: GarmentInput): GarmentInput {
  return {
    category: 'Tops',
    type: 't-shirt',
    attributes: { neckline: ['crew'], sleeveLength: ['elbow'], waist: ['tucked'], fit: ['semi-fitted'] },
    colors: [{ hex: brightness(beside) > PALE ? NEUTRAL.taupe : NEUTRAL.ivory }],
  };
}

function trousers(beside: GarmentInput): GarmentInput {
  return {
    category: 'Bottoms',
    type: 'straight-trousers',
    attributes: { leg: ['straight', 'full-length'], waist: ['high-rise'], fabric: ['wool-suiting'] },
    colors: [{ hex: brightness(beside) < DARK ? NEUTRAL.stone : NEUTRAL.charcoal }],
  };
}

const brightness = ({ colors }: GarmentInput): number => (colors[0]?.hex ? lightness(colors[0].hex) : 0.5);
