import { HAIR_HEX, getHairOrDefault, isClothCut, NO_APPEARANCE } from '@figura/contracts';
import type { Appearance, HairCut } from '@figura/contracts';
import { clamp } from '../../figure/soft-limits';
import { hash } from '../../garment/piece';
import type { Head } from '../head';
import { bendHead } from './bent-head';
import { drawCovering, drawTurban } from './cloths';
import { createHairPen } from './hair-pen';
import type { HairDrawer, HairMarks } from './hair-pen';
import { bob, straight, waves } from './loose';
import { drawBuzz, drawCropped, drawPixie, drawSidePart } from './short';
import { boxBraids, drawCoils, drawCurls, locs } from './textures';
import { drawBraid, drawBun, drawPonytail, drawSweptBack } from './tied';

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
  covering: drawCovering,
  turban: drawTurban,
};

/** A style of its own in any `#rrggbb` color, instead of a chosen cut. */
export interface OwnHair {
  hex: string;
  draw: HairDrawer;
}

/** Cuts whose part lies elsewhere on other heads. */
const PARTED: readonly HairCut[] = ['waves', 'straight', 'bob', 'bun', 'braid', 'locs', 'box-braids'];

/** Head units from the usual part, and height of the crown. */
const PARTS = [
  { aside: 0, up: 0 },
  { aside: -0.26, up: 0.014 },
  { aside: 0.16, up: -0.014 },
  { aside: -0.42, up: 0.02 },
] as const;

/** Depends on the face, so that no garment moves a part. */
function placePart(head: Head, appearance: Appearance): Head {
  const { cut, color } = getHairOrDefault(appearance);
  if (!PARTED.includes(cut)) return head;
  const seed = hash(JSON.stringify([cut, color, appearance.skin, appearance.face]));
  const { aside, up } = PARTS[parseInt(seed.slice(-5), 36) % PARTS.length]!;
  return bendHead(head, ([x, y]) => {
    const high = clamp((0.25 - y) / 0.25, 0, 1);
    return [x + aside * high * Math.exp(-(((x - 0.26) / 0.5) ** 2)), y - up * high * high];
  });
}

export interface Hair extends HairMarks {
  hex: string;
}

/** Ids start with `id`. */
export function drawHair(
  appearance: Appearance = NO_APPEARANCE,
  head: Head,
  id: string,
  seen: { small: boolean; isMirrored: boolean },
  own?: OwnHair,
): Hair {
  const { cut, color } = getHairOrDefault(appearance);
  const hex = own?.hex ?? HAIR_HEX[color];
  // Brows and beard are not of the covering's cloth.
  const natural = isClothCut(cut) && !own ? HAIR_HEX['dark-brown'] : hex;
  return {
    hex: natural,
    ...(own?.draw ?? DRAWERS[cut])(createHairPen(hex, placePart(head, appearance), id, seen)),
  };
}
