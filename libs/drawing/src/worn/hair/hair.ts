import { HAIR_HEX, getHairOrDefault, isClothCut, NO_APPEARANCE } from '@figura/contracts';
import type { Appearance, HairCut } from '@figura/contracts';
import { hash } from '../../garment/piece';
import { clamp } from '../../figure/soft-limits';
import { computeBump } from '../head';
import type { Head } from '../head';
import { pressUnderHat } from '../accessories/head-under-hat';
import type { Wrap } from '../wrap';
import { bendHair, bendHead, createCrownBend } from './bent-head';
import type { Bend } from './bent-head';
import { createCovering, drawTurban } from './cloths';
import { createHairPen } from './hair-pen';
import type { HairDrawer, HairMarks } from './hair-pen';
import { bob, straight, straightBesideNeck, waves, wavesBesideNeck } from './loose';
import { drawBuzz, drawCropped, drawPixie, drawSidePart } from './short';
import { boxBraids, drawCoils, drawCurls, drawShortCurls, locs } from './textures';
import { drawBraid, drawBun, drawPonytail, drawSweptBack, drawTopKnot } from './tied';

const DRAWERS: Readonly<Record<HairCut, HairDrawer>> = {
  waves,
  straight,
  bob,
  curls: drawCurls,
  coils: drawCoils,
  locs,
  'box-braids': boxBraids,
  braid: drawBraid,
  ponytail: drawPonytail,
  bun: drawBun,
  'swept-back': drawSweptBack,
  pixie: drawPixie,
  'side-part': drawSidePart,
  cropped: drawCropped,
  buzz: drawBuzz,
  covering: createCovering('full'),
  turban: drawTurban,
};

/** Close at the sides, with a short fringe. */
const wearPixieAsMan: Bend = ([x, y]) => [
  x * (y < 0.1 ? 1 : 0.95),
  y - 0.1 * computeBump(y, 0.31, 0.09) * Math.max(1 - x * x, 0),
];

/** Chin heights. */
const MENS_LENGTH = 0.7;

const MENS_DRAWERS: Partial<typeof DRAWERS> = {
  bun: drawTopKnot,
  pixie: bendHair(drawPixie, wearPixieAsMan),
  curls: drawShortCurls,
  straight: straightBesideNeck,
  waves: wavesBesideNeck,
};

/** A style of its own in any `#rrggbb` color, instead of a chosen cut. */
export interface OwnHair {
  hex: string;
  draw: HairDrawer;
}

export interface Hair extends HairMarks {
  hex: string;
}

/** Parting in half face widths, crown in chin heights, softness of the hairline. */
const CROWNS = [-0.3, 0, 0.3].flatMap((aside, index) =>
  [0.02, 0.008, -0.004].map((up, other) => [aside, up, (index + other) % 3 === 0 ? 0.05 : 0] as const),
);

const UNPARTED: ReadonlySet<HairCut> = new Set(['buzz', 'cropped', 'swept-back']);

const showTemples: Bend = ([x, y]) => [
  x * (1 + 0.05 * computeBump(y, 0.4, 0.2)),
  y - (0.03 + 0.05 * computeBump(Math.abs(x + 0.06), 0.62, 0.2)) * computeBump(y, 0.2, 0.09),
];

const endAtShoulders: Bend = ([x, y]) => [
  x * (1 - 0.24 * clamp(y - MENS_LENGTH, 0, 1)),
  Math.min(y, (y + MENS_LENGTH) / 2),
];

/** Ids start with `id`. */
export function drawHair(
  appearance: Appearance = NO_APPEARANCE,
  head: Head,
  id: string,
  seen: { small: boolean; isMirrored: boolean; hatted: boolean; wrap?: Wrap | undefined },
  own?: OwnHair,
): Hair {
  const { cut, color } = getHairOrDefault(appearance);
  const hex = own?.hex ?? HAIR_HEX[color];
  // Brows and beard are not of the covering's cloth.
  const natural = isClothCut(cut) && !own ? HAIR_HEX['dark-brown'] : hex;
  const isMens = appearance.presentation === 'mens' && !own;
  const crown = CROWNS[parseInt(hash(cut + color).slice(-5), 36) % CROWNS.length]!;
  const isPlain = own !== undefined || isClothCut(cut);
  const isFree = !isPlain && !UNPARTED.has(cut);
  const bends = [
    seen.hatted ? pressUnderHat : isFree && createCrownBend(...crown),
    isMens && !isPlain && showTemples,
    isMens && !isPlain && cut !== 'braid' && endAtShoulders,
  ];
  const worn = bends.reduce((bent: Head, bend) => (bend ? bendHead(bent, bend) : bent), head);
  const wrapped = seen.wrap && cut === 'covering' ? createCovering(seen.wrap) : undefined;
  const draw = own?.draw ?? wrapped ?? (isMens ? MENS_DRAWERS[cut] : undefined) ?? DRAWERS[cut];
  return { hex: natural, ...draw(createHairPen(hex, worn, id, seen)) };
}
