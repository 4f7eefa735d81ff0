import type { Curve, Point } from '../figure/curve';
import { formatLength, formatMove } from '../garment/cut/lengths';
import type { Sheet } from '../garment/cut/path';
import type { Mark } from '../garment/cut/pen';

/** Outlines of a piece that throw a shadow; later ones lie within. */
export const SHADED = 3;

/** Sheet units to the right and down. */
const FALL = { x: 2.6, y: 5 } as const;
const HUNG_FALL = { x: 1.6, y: 2.6 } as const;

const SHADOW = '#2b1a24';

/** Sheet units that the shade of a hanging arm shows around it. */
export const HUNG = 2.6;

/** Shadows never fall on the paper; `around` is a shade on all sides, in sheet units. */
export function drawShadow(
  own: readonly Outline[],
  beneath: readonly Outline[],
  sheet: Sheet,
  id: string,
  around = 0,
): string {
  const reached = beneath.filter(({ box }) => own.some((outline) => canMeet(outline.box, box, sheet.unit)));
  if (reached.length === 0) return '';
  const { x, y } = around ? HUNG_FALL : FALL;
  const clip = `${id}-on-${own[0]!.name.slice(id.length)}`;
  const drawUses = (outlines: readonly Outline[]): string =>
    outlines.map(({ name }) => `<use href="#${name}"/>`).join('');
  return `<clipPath id="${clip}">${drawUses(reached)}</clipPath><g clip-path="url(#${clip})"><g fill="${SHADOW}"${around ? ` stroke="${SHADOW}" stroke-width="${formatLength(sheet, around)}"` : ''} opacity=".2" ${formatMove(sheet, x, y)}>${drawUses(own)}</g></g>`;
}

/** Box in written units. */
export interface Outline {
  name: string;
  box: Box;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const EVERYWHERE: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

/** Includes the handles. */
export function measureBox(curves: readonly Curve[], sheet: Sheet): Box {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const add = (p: Point): void => {
    const { x, y } = sheet.at(p);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  };
  for (const { from, cubics } of curves) {
    add(from);
    for (const { c1, c2, to } of cubics) [c1, c2, to].forEach(add);
  }
  return box;
}

export const isAround = (outer: Box, { left, right, top, bottom }: Box): boolean =>
  left > outer.left && right < outer.right && top > outer.top && bottom < outer.bottom;

const canMeet = (own: Box, other: Box, unit: number): boolean =>
  own.left + FALL.x * unit < other.right &&
  own.right + FALL.x * unit > other.left &&
  own.top + FALL.y * unit < other.bottom &&
  own.bottom + FALL.y * unit > other.top;

export const listOutlines = (marks: readonly Mark[], sheet: Sheet): Outline[] =>
  marks.flatMap(({ outline, reach, onBody }) =>
    outline === undefined ? [] : [{ name: outline, box: measureBox(reach, onBody ? sheet.body : sheet) }],
  );
