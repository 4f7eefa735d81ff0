import { bustTop, face, neckAndShoulders } from './bust';
import { CAPS } from './hair-caps';
import { TIED } from './tied-hair';
import { line, shape, WEIGHT } from '../paint/strokes';
import { wornScarf } from '../accessories/scarves';
import type { Drawer } from '../piece';
import { smoothLine } from '../smooth-path';

const HAIR = '#3a2b28';

/** A scarf tied at the neck of a top; the scarf first among the colors. */
export const scarfTie: Drawer = (piece) => {
  const { d, strands } = CAPS.back;
  const bun = TIED['low-bun']!;
  return [
    shape(bun.d, HAIR),
    neckAndShoulders(),
    bustTop(piece, piece.paint.trim),
    // The scarf's own sheet has its chin higher up.
    `<g transform="translate(4 152) scale(.98)">${wornScarf(piece, 'neckerchief')}</g>`,
    face(),
    shape(d, HAIR),
    line(
      [...strands, ...bun.strands].map((strand) => smoothLine(strand)).join(''),
      '#8d7a72',
      WEIGHT.fine,
      0.8,
    ),
  ].join('');
};
