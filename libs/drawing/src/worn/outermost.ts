import { keepResult } from '../keep-result';
import type { Point } from '../figure/curve';
import type { Layers } from '../garment/clothes/layers';
import { mapCurve } from '../garment/cut/carried';
import type { Curve } from '../garment/cut/path';
import type { Piece } from '../garment/piece';

export interface Worn {
  piece: Piece;
  layers: Layers;
}

/** Pattern centimeters. */
const STEP = 4;

/**
 * Half width of clothes on trunk and legs at a height, in body inches; 0 where there are none. Measured lazily
 * on their outlines.
 */
export function createOutermostEdge(clothes: readonly Worn[]): (y: number) => number {
  let edges: Edges | undefined;
  return (y) => {
    edges ??= clothes.flatMap(getEdges);
    let widest = 0;
    for (const [a, b] of edges) {
      if (y < a.y === y < b.y && y !== a.y && y !== b.y) continue;
      const share = a.y === b.y ? 0 : (y - a.y) / (b.y - a.y);
      widest = Math.max(widest, Math.abs(a.x + (b.x - a.x) * share));
    }
    return widest;
  };
}

type Edges = readonly (readonly [Point, Point])[];

const getEdges = keepResult(listEdges);

function listEdges({ piece, layers }: Worn): Edges {
  return layers.body
    .filter(({ outline }) => outline !== undefined)
    .flatMap(({ reach, onBody }) =>
      reach.flatMap((curve) => listSegments(mapCurve(curve, onBody ? (p) => p : piece.form.place, STEP))),
    );
}

const listSegments = ({ from, cubics }: Curve): (readonly [Point, Point])[] =>
  cubics.map(({ to }, index) => [index === 0 ? from : cubics[index - 1]!.to, to] as const);
