import type { Appearance, HairCut } from '@figura/contracts';
import { HAIR_HEX, hairCutOf, NO_APPEARANCE } from '@figura/contracts';
import { formOf } from '../../form/form';
import type { Body } from '../../form/body';
import { lightOf } from '../../garment/cut/light';
import { pieceOf } from '../../garment/piece';
import type { Head } from '../head';
import { bob } from './bob';
import { bun } from './bun';
import { covering } from './covering';
import { cropped } from './cropped';
import { curls } from './curls';
import { hairPen } from './hair-pen';
import type { HairDrawer, HairMarks } from './hair-pen';
import { pixie } from './pixie';
import { waves } from './waves';

const DRAWERS: Readonly<Record<HairCut, HairDrawer>> = {
  bun,
  waves,
  bob,
  curls,
  pixie,
  cropped,
  covering,
};

/** Hair that nobody has chosen a color for: paper with ink lines, a little darker than skin without a color. */
const PAPER_HAIR = '#e9dfd4';

/** Hair in a style of its own, in any color (`#rrggbb`), instead of a chosen cut. */
export interface OwnHair {
  hex: string;
  draw: HairDrawer;
}

/** Hair on a head, with the definitions that its marks refer to. */
export interface Hair extends HairMarks {
  defs: string;
}

/** The hair that was chosen, without a color where none was. Ids start with `id`. */
export function hairOf(
  appearance: Appearance = NO_APPEARANCE,
  head: Head,
  body: Body,
  id: string,
  small: boolean,
  own?: OwnHair,
): Hair {
  const { hair } = appearance;
  const hex = own?.hex ?? (hair ? HAIR_HEX[hair.color] : PAPER_HAIR);
  const cut = hairCutOf(appearance);
  const piece = pieceOf({ category: 'Hair', type: cut, attributes: {}, colors: [{ hex }] }, formOf(body), {
    id,
    small,
  });
  return { defs: lightOf(piece), ...(own?.draw ?? DRAWERS[cut])(head, hairPen(piece, head)) };
}
