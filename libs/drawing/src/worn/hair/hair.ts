import { HAIR_HEX, hairOrDefault, NO_APPEARANCE } from '@figura/contracts';
import type { Appearance, HairCut } from '@figura/contracts';
import type { Head } from '../head';
import { covering, turban } from './cloths';
import { hairPen } from './hair-pen';
import type { HairDrawer, HairMarks } from './hair-pen';
import { bob, straight, waves } from './loose';
import { buzz, cropped, pixie, sidePart } from './short';
import { boxBraids, coils, curls, locs } from './textures';
import { braid, bun, ponytail, sweptBack } from './tied';

const DRAWERS: Readonly<Record<HairCut, HairDrawer>> = {
  waves,
  straight,
  bob,
  curls,
  coils,
  locs,
  'box-braids': boxBraids,
  braid,
  ponytail,
  bun,
  'swept-back': sweptBack,
  pixie,
  'side-part': sidePart,
  cropped,
  buzz,
  covering,
  turban,
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
export function hairOf(
  appearance: Appearance = NO_APPEARANCE,
  head: Head,
  id: string,
  seen: { small: boolean; isMirrored: boolean },
  own?: OwnHair,
): Hair {
  const { cut, color } = hairOrDefault(appearance);
  const hex = own?.hex ?? HAIR_HEX[color];
  return { hex, ...(own?.draw ?? DRAWERS[cut])(hairPen(hex, head, id, seen)) };
}
