import type { Mark } from '../../garment/cut/pen';
import type { Piece } from '../../garment/piece';
import { createBench, pairUp } from './bench';
import { drawBootProfile } from './boot-profile';
import { LASTS, SHAFTS, type LastDefaults, type ShoeType } from './last';
import { drawPlan } from './plan';
import { drawLowProfile } from './profile';
import { drawSandalProfile } from './sandal-profile';

const GAP = 0.5;
/** Half a shoe seen from above, with its slope, in inches. */
const PLAN_HALF = 2.4;

export function drawLaidShoes(type: ShoeType, piece: Piece): Mark[] {
  const bench = createBench(type, piece);
  const { boot, build = 'court', back: usual = 'closed' }: LastDefaults = LASTS[type];
  if (boot) {
    const shaft = piece.first('shoes', SHAFTS, boot[0]);
    return [pairUp(bench, drawBootProfile(bench, shaft, boot[1]), 2.8, -0.9)];
  }
  const back = piece.has('shoes', 'mule') ? 'open' : usual;
  const strapped = type === 'mary-jane';
  const side =
    build === 'sandal'
      ? drawSandalProfile(bench, type === 'flip-flop')
      : drawLowProfile(bench, build, back, strapped);
  const top = Math.min(
    ...side.flatMap(({ reach }) =>
      reach.flatMap(({ from, cubics }) => [from, ...cubics.map(({ to }) => to)].map(({ y }) => y)),
    ),
  );
  return [...drawPlan(bench, top - GAP - PLAN_HALF, build, back, strapped), ...side];
}
