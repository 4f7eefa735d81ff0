import type { Point } from '../figure/curve';
import type { Layers } from '../garment/clothes/layers';
import { mapCurve } from '../garment/cut/carried';
import type { Curve } from '../garment/cut/path';
import type { Piece } from '../garment/piece';

/** A garment as it is worn: what it is made of, and its marks. */
export interface Worn {
  piece: Piece;
  layers: Layers;
}

/** How finely outlines are cut, in centimeters of the pattern. */
const STEP = 4;

/**
 * Half the width of clothes on the trunk and the legs at a height, in inches of the body; 0 where there are none. Measured
 * on their outlines, when it is first asked for.
 */
export function createOutermost(clothes: readonly Worn[]): (y: number) => number {
  let edges: readonly (readonly [Point, Point])[] | undefined;
  return (y) => {
    edges ??= clothes.flatMap(findEdges);
    return edges.reduce((widest, [a, b]) => {
      if (y < Math.min(a.y, b.y) || y > Math.max(a.y, b.y)) return widest;
      const share = a.y === b.y ? 0 : (y - a.y) / (b.y - a.y);
      return Math.max(widest, Math.abs(a.x + (b.x - a.x) * share));
    }, 0);
  };
}

function findEdges({ piece, layers }: Worn): (readonly [Point, Point])[] {
  return layers.body
    .filter(({ outline }) => outline !== undefined)
    .flatMap(({ reach, onBody }) =>
      reach.flatMap((curve) => listSegments(mapCurve(curve, onBody ? (p) => p : piece.form.place, STEP))),
    );
}

const listSegments = ({ from, cubics }: Curve): (readonly [Point, Point])[] =>
  cubics.map(({ to }, index) => [index === 0 ? from : cubics[index - 1]!.to, to] as const);
