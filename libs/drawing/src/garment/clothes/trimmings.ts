import { LEVEL } from '../cut/body';
import { traceEllipse } from '../cut/details';
import { mirrorSides, linkCurves, point, traceThrough, type Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import { drawFlapPockets, drawKangarooPocket, traceSidePockets, drawWeltPockets } from '../cut/pockets';
import { drawRuffle } from '../cut/ruffles';
import { drawSideSlits } from '../cut/slits';
import { placeBesideFront, type Frame } from './frame';

export function drawTrimmings(
  frame: Frame,
  width: (level: number) => number,
  hem: number,
  edge: Curve,
): Mark[] {
  const { piece, pen, design, neck, low } = frame;
  const has = (value: string): boolean => piece.has('specialFeatures', value);
  const marks: Mark[] = [];
  const hip = Math.min(LEVEL.highHip + 1, hem - 9);
  const across = Math.min(width(hip) * 0.6, 15);
  const { front } = design;
  if (has('kangaroo-pocket')) {
    const free = design.hem === 'rib' && !design.lower ? low - 7.6 : Math.min(low - 3, LEVEL.hip);
    marks.push(...drawKangarooPocket(pen, free, front === 'zip'));
  }
  if (has('flap-pockets'))
    marks.push(...drawFlapPockets(pen, point(placeBesideFront(frame, across, 11), hip), 11));
  if (has('welt-pockets'))
    marks.push(...drawWeltPockets(pen, point(across - 2.6, Math.min(hip, hem - 15)), 11));
  if (has('side-pockets')) {
    const openings = traceSidePockets(width, Math.min(LEVEL.waist + 4, hem - 17), false);
    marks.push({ ...pen.edge(...openings), mouth: openings[0]! });
  }
  const own = piece.input.category === 'Outerwear' && !POCKETLESS.includes(piece.type);
  if ((has('pockets') && !own) || has('in-seam-pockets')) {
    const top = Math.min(LEVEL.highHip, hem - 13);
    const inset = has('pockets') ? 2.4 : 1.2;
    const mouth = traceThrough(
      [width(top) - 0.5, top],
      [width(top + 6) - inset, top + 6],
      [width(top + 12) - 0.5, top + 12],
    );
    marks.push({ ...pen.edge(...mirrorSides(mouth)), mouth });
  }
  if (has('side-slits')) {
    const high = hem - Math.min(20, (hem - LEVEL.waist) * 0.45);
    marks.push(...drawSideSlits(pen, edge, width, high));
  }
  if (piece.has('prints', 'placement-print')) marks.push(...drawPlacementPrint(pen));
  if (has('ruffle-neck')) marks.push(...drawRuffle(pen, neck.edge, 4.6, 9));
  return marks;
}

const POCKETLESS: readonly string[] = ['puffer', 'cape', 'waistcoat', 'denim-jacket', 'overshirt'];

/** In the second color. */
function drawPlacementPrint(pen: Pen): Mark[] {
  const { base, shade } = pen.trim.colors;
  const petals = Array.from({ length: 6 }, (_, index) => {
    const turn = (index / 6) * Math.PI * 2;
    return traceEllipse(point(Math.cos(turn) * 5, 25 + Math.sin(turn) * 3.4), 3.4, 2.3);
  });
  const leaf = linkCurves(
    traceThrough([4.6, 28.6], [8, 27.2], [10.4, 29]),
    traceThrough([10.4, 29], [7.6, 31.2], [4.6, 28.6]),
  );
  return [
    pen.fill(shade, 1, ...mirrorSides(leaf)),
    pen.fill(base, 1, ...petals),
    pen.fill(pen.main.colors.base, 1, traceEllipse(point(0, 25), 2.2, 1.5)),
  ];
}

export function drawShoulderRuffles({ piece, pen, body }: Frame): Mark[] {
  if (!piece.has('specialFeatures', 'ruffle-shoulder')) return [];
  return body.armholes.flatMap((armhole) => drawRuffle(pen, armhole, armhole.from.x > 0 ? -4.4 : 4.4, 4));
}
