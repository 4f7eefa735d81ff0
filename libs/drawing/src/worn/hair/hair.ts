import { HAIR_HEX, createHairOrDefault, NO_APPEARANCE } from '@figura/contracts';
import type { Appearance, HairCut } from '@figura/contracts';
import type { Head } from '../head';
import { drawCovering, drawTurban } from './cloths';
import { createHairPen } from './hair-pen';
import type { HairDrawer, HairMarks } from './hair-pen';
import { bob, straight, waves } from './loose';
import { drawBuzz, drawCropped, drawPixie, drawSidePart } from './short';
import { boxBraids, drawCoils, createCurls, locs } from './textures';
import { drawBraid, drawBun, drawPonytail, drawSweptBack } from './tied';

const DRAWERS: Readonly<Record<HairCut, HairDrawer>> = {
  waves,
  straight,
  bob,
  curls: createCurls,
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

/** Hair in a style of its own, in any color (`#rrggbb`), instead of a chosen cut. */
export interface OwnHair {
  hex: string;
  draw: HairDrawer;
}

/** Hair on a head, and its color. */
export interface Hair extends HairMarks {
  hex: string;
}

/** The hair that was chosen. Ids start with `id`. */
export function drawHair(
  appearance: Appearance = NO_APPEARANCE,
  head: Head,
  id: string,
  seen: { small: boolean; isMirrored: boolean },
  own?: OwnHair,
): Hair {
  const { cut, color } = createHairOrDefault(appearance);
  const hex = own?.hex ?? HAIR_HEX[color];
  return { hex, ...(own?.draw ?? DRAWERS[cut])(createHairPen(hex, head, id, seen)) };
}
