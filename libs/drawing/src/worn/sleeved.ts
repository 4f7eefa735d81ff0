import type { Body } from '../form/body';
import type { Dressed } from './dressed';

/** Whether a garment's sleeves hide both arms from the shoulders down to the wrists. */
export const isSleevedIn = ({ piece, layers }: Dressed, { outer }: Body): boolean =>
  piece.paint.opacity === 1 &&
  layers.places.shoulder !== undefined &&
  [1, -1].every((side) => layers.sleeves.some(({ arm }) => arm === side)) &&
  (layers.places.sleeve?.y ?? 0) > outer.at(outer.length - SHOWN_WRIST).y;

/** Up to how far above the wrist a sleeve may end that hides the arm, in inches. */
const SHOWN_WRIST = 2.2;

/** Markup that is drawn a second time, with ids of its own for what it defines. */
export function withOwnIds(markup: string): string {
  const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));
  return markup.replaceAll(/(id="|#)([^")]+)/g, (whole, start: string, id: string) =>
    ids.has(id) ? `${start}${id}-again` : whole,
  );
}
