import type { Body } from '../form/body';
import { corners } from '../garment/cut/path';
import type { Sheet } from '../garment/cut/path';
import { traced } from '../garment/cut/traced';
import type { Dressed } from './dressed';
import { outermost } from './outermost';

/** How far the level goes from one width of a coat to the next, and how much wider cloth beneath it must be to stand out, in inches. */
const STEP = 0.8;
const STANDS_OUT = 0.04;

/** Further out than anything is worn, in inches. */
const FAR = 99;

/**
 * The clip of what is worn on the trunk under coats, where it would stand out beside them: a belted coat draws in what is
 * loose beneath it. Empty where nothing does. `sheet` is that of the coats, in inches.
 */
export function clipUnderCoats(
  id: string,
  { landmarks: l }: Body,
  [coats, tops]: readonly [readonly Dressed[], readonly Dressed[]],
  sheet: Sheet,
): string {
  const hem = Math.max(...coats.map(({ layers }) => layers.places.hem?.y ?? 0));
  const [coat, top] = [outermost(coats), outermost(tops)];
  const first = l.armpitY + STEP / 2;
  const count = Math.max(Math.floor((hem - first) / STEP), 0);
  const widths = Array.from({ length: count }, (_, index) => first + index * STEP)
    .map((y) => [coat(y), y] as const)
    .filter(([half]) => half > 0);
  if (!widths.some(([half, y]) => top(y) > half + STANDS_OUT)) return '';
  const right = [[FAR, -FAR], [FAR, first], ...widths, [FAR, hem], [FAR, FAR]] as const;
  const left = right.map(([x, y]) => [-x, y] as const).reverse();
  const [from, ...rest] = [...right, ...left];
  return `<clipPath id="${id}"><path d="${traced([corners(from!, ...rest)], sheet, true)}"/></clipPath>`;
}
