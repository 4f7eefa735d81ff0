import type { Mark } from '../../garment/cut/pen';
import type { Piece } from '../../garment/piece';
import { createBench, pairUp } from './bench';
import { drawBootProfile } from './boot-profile';
import { SHAFTS, type Make, type Shaft } from './boots';
import type { ShoeType } from './last';
import { drawPlan } from './plan';
import { drawLowProfile, type Build } from './profile';
import { drawSandalProfile } from './sandal-profile';
import type { Back } from './upper';

const BOOTS: Partial<Record<ShoeType, readonly [Shaft, Make]>> = {
  'ankle-boot': ['ankle-boot', 'fine'],
  'knee-boot': ['shaped-knee-boot', 'fine'],
  'hiking-boot': ['ankle-boot', 'rugged'],
  'rain-boot': ['wide-shaft-boot', 'rubber'],
};

const BACKS: Partial<Record<ShoeType, Back>> = {
  slingback: 'sling',
  wedge: 'sling',
  mule: 'open',
  slipper: 'open',
};
const BUILDS: Partial<Record<ShoeType, Build>> = {
  sneaker: 'sneaker',
  'running-shoe': 'sneaker',
  'retro-sneaker': 'sneaker',
  loafer: 'loafer',
  oxford: 'oxford',
};

const GAP = 0.5;
/** Half a shoe seen from above, with its slope, in inches. */
const PLAN_HALF = 2.4;

export function drawLaidShoes(type: ShoeType, piece: Piece): Mark[] {
  const bench = createBench(type, piece);
  const boot = BOOTS[type];
  if (boot) {
    const shaft = piece.first('shoes', SHAFTS, boot[0]);
    return [pairUp(bench, drawBootProfile(bench, shaft, boot[1]), 1.5, -0.6)];
  }
  const sandal = /sandal|flip-flop/.test(type);
  const back: Back =
    piece.has('shoes', 'mule') || type === 'flip-flop'
      ? 'open'
      : (BACKS[type] ?? (sandal ? 'sling' : 'closed'));
  const strapped = type === 'mary-jane';
  const build = BUILDS[type] ?? 'court';
  const side = sandal
    ? drawSandalProfile(bench, type === 'flip-flop')
    : drawLowProfile(bench, build, back, strapped);
  const top = Math.min(
    ...side.flatMap(({ reach }) =>
      reach.flatMap(({ from, cubics }) => [from, ...cubics.map(({ to }) => to)].map(({ y }) => y)),
    ),
  );
  return [...drawPlan(bench, top - GAP - PLAN_HALF, sandal ? 'sandal' : build, back, strapped), ...side];
}
