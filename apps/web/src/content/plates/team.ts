import type { Appearance } from '@figura/contracts';
import { drawWorn } from '@figura/drawing';
import type { GarmentInput } from '@figura/drawing';
import { cropDrawing } from './sheet';

interface Member {
  appearance: Appearance;
  garments: readonly GarmentInput[];
}

const MEASUREMENTS = { shoulders: 40, chest: 37, waist: 31, hips: 41 };

const wear = (type: string, color: string, neckline: string): GarmentInput[] => [
  { category: 'Tops', type, attributes: { neckline: [neckline] }, colors: [{ hex: color }] },
];

const MEMBERS = {
  'team-ilse': {
    appearance: {
      skin: 'tone-2',
      hair: { cut: 'bob', color: 'gray' },
      face: { eyes: 'hooded', nose: 'narrow', lips: 'medium' },
      ageBand: 'mature',
    },
    garments: wear('sweater', '#24232a', 'roll-neck'),
  },
  'team-noor': {
    appearance: {
      skin: 'tone-4',
      hair: { cut: 'covering', color: 'slate' },
      face: { eyes: 'almond', nose: 'medium', lips: 'medium' },
      ageBand: 'middle',
    },
    garments: wear('shirt', '#f1e3cf', 'collar'),
  },
  'team-camille': {
    appearance: {
      skin: 'tone-6',
      hair: { cut: 'coils', color: 'black' },
      face: { eyes: 'almond', nose: 'broad', lips: 'full' },
      ageBand: 'young',
    },
    garments: wear('sweater', '#b98d5b', 'boat'),
  },
  'team-rosa': {
    appearance: {
      skin: 'tone-1',
      hair: { cut: 'curls', color: 'auburn' },
      face: { eyes: 'hooded', nose: 'medium', lips: 'thin' },
      ageBand: 'middle',
    },
    garments: wear('sweater', '#3d4f47', 'v-neck'),
  },
  'team-tamsin': {
    appearance: {
      skin: 'tone-5',
      hair: { cut: 'locs', color: 'dark-brown' },
      face: { eyes: 'almond', nose: 'broad', lips: 'full' },
      ageBand: 'mature',
    },
    garments: wear('shirt', '#4d6f9f', 'collar'),
  },
  'team-priya': {
    appearance: {
      skin: 'tone-4',
      hair: { cut: 'straight', color: 'black' },
      face: { eyes: 'almond', nose: 'narrow', lips: 'full' },
      ageBand: 'young',
    },
    garments: wear('t-shirt', '#6d2440', 'scoop'),
  },
} as const satisfies Record<string, Member>;

/** In sheet units. */
const ABOVE = 42;
const BELOW = 26;

function drawBust({ appearance, garments }: Member): string {
  const { svg, landmarks } = drawWorn({ measurements: MEASUREMENTS, garments, appearance, stance: 'even' });
  const { crown, chest } = landmarks;
  const side = chest.y + BELOW - (crown.y - ABOVE);
  return cropDrawing(svg, { x: crown.x - side / 2, y: crown.y - ABOVE, width: side, height: side });
}

export const TEAM_PLATES = {
  'team-ilse': () => drawBust(MEMBERS['team-ilse']),
  'team-noor': () => drawBust(MEMBERS['team-noor']),
  'team-camille': () => drawBust(MEMBERS['team-camille']),
  'team-rosa': () => drawBust(MEMBERS['team-rosa']),
  'team-tamsin': () => drawBust(MEMBERS['team-tamsin']),
  'team-priya': () => drawBust(MEMBERS['team-priya']),
};
