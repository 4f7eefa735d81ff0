import { LEVEL } from '../cut/body';
import type { Legs } from '../cut/legs';
import {
  mirrorSides,
  traceCorners,
  linkCurves,
  mirrorCurve,
  moveCurve,
  point,
  smoothCurve,
  traceThrough,
  placeAlong,
  placeEnd,
  straight,
} from '../cut/path';
import type { Curve } from '../cut/path';
import type { Cloth, Mark, Pen } from '../cut/pen';
import { drawFlapPockets, drawPocketPair, traceSidePockets, drawWeltPockets } from '../cut/pockets';
import { mix, PAPER } from '../paint/colors';
import type { Piece } from '../piece';
import type { TrouserRecipe } from './trouser-recipe';
import { isStretchy, type Waist } from './waist';

export const traceFly = (seam: number, depth: number): Curve =>
  smoothCurve([point(3.4, seam + 1), point(3.2, depth - 4), point(0.2, depth)], { start: point(0, 1) });

export const isCreased = ({ has }: Piece, { make }: Pick<TrouserRecipe, 'make'>): boolean =>
  has('line', 'pressed-crease') || (make === 'tailored' && !has('waist', 'elastic'));

export function drawFront(
  piece: Piece,
  pen: Pen,
  cut: Legs,
  waist: Waist,
  { make, shape }: TrouserRecipe,
): Mark[] {
  const { has } = piece;
  const marks: Mark[] = [];
  const { seam } = waist;
  const smooth =
    shape === 'legging' ||
    isStretchy(piece) ||
    waist.band === 'panel' ||
    has('waist', 'side-zip') ||
    waist.band === 'elastic' ||
    waist.band === 'paperbag';
  if (!smooth) {
    const depth = Math.min(seam + 17, LEVEL.crotch - 4);
    const fly = traceFly(seam, depth);
    marks.push(make === 'jeans' ? pen.stitch(fly, moveCurve(fly, 0, -0.9)) : pen.seam(fly));
    if (has('waist', 'button-fly'))
      marks.push(
        ...[0.3, 0.55, 0.8].map((share) => pen.button(point(1.2, seam + (depth - seam) * share), 0.6)),
      );
  }
  const pockets = traceSidePockets(cut.at, seam + 0.6, make === 'jeans');
  if (waist.band !== 'panel' && shape !== 'legging' && !has('fabric', 'compression-jersey')) {
    marks.push({ ...pen.seam(...pockets), mouth: pockets[0]! });
    if (make === 'jeans') {
      marks.push(pen.stitch(...pockets.map((curve) => moveCurve(curve, 0, 0.9))));
      const rivet = pockets[0]!.from;
      marks.push(...[1, -1].map((side) => pen.button(point(side * (rivet.x + 0.4), rivet.y + 1), 0.35)));
    }
  }
  if (has('waist', 'side-zip')) marks.push(drawSideZip(pen, cut.at, seam));
  if (has('waist', 'front-pleats')) marks.push(drawFrontPleats(pen, seam));
  if (isCreased(piece, { make }))
    marks.push(
      pen.stroke(pen.main.colors.seam, 1.5, ...(piece.onLap ? cut.creases.map(cutAboveKnee) : cut.creases)),
    );
  return marks;
}

const cutAboveKnee = (crease: Curve): Curve => straight(placeAlong(crease, 0.56), placeEnd(crease));

export const drawSideZip = (pen: Pen, at: (level: number) => number, seam: number): Mark =>
  pen.stroke(
    pen.ink,
    1.6,
    traceThrough(
      [at(seam + 1) - 1.1, seam + 0.6],
      [at(seam + 9) - 1.2, seam + 9],
      [at(seam + 17) - 1.3, seam + 17],
    ),
  );

export const drawFrontPleats = (pen: Pen, seam: number): Mark =>
  pen.edge(
    ...[6.4, 10].flatMap((x) =>
      mirrorSides(traceThrough([x, seam + 0.6], [x + 0.5, seam + 8], [x + 0.3, seam + 18 - x * 0.5])),
    ),
  );

export function drawFeatures(
  { has }: Piece,
  pen: Pen,
  cut: Legs,
  { seam, hem }: { seam: number; hem: number },
  { cargo }: TrouserRecipe,
): Mark[] {
  const marks: Mark[] = [];
  const hasFeature = (value: string): boolean => has('specialFeatures', value);
  if (hasFeature('thigh-pockets') || cargo)
    marks.push(...drawPocketPair(pen, point(cut.at(80) - 5.6, Math.min(80, hem - 15)), 10, 12.5, true));
  if (hasFeature('flap-pockets'))
    marks.push(...drawFlapPockets(pen, point(cut.at(54) * 0.58, Math.max(52, seam + 4)), 10.5));
  // With side pockets, welts are on the seat.
  if (hasFeature('welt-pockets') && !hasFeature('side-pockets'))
    marks.push(...drawWeltPockets(pen, point(cut.at(52) * 0.56, Math.max(50, seam + 2)), 10));
  if (hasFeature('hip-pockets')) marks.push(...drawPocketPair(pen, point(cut.at(58) * 0.6, 54), 11, 12));
  if (hasFeature('hip-pleats'))
    marks.push(pen.seam(...[12, 14.5, 17].flatMap((x) => mirrorSides(traceCorners([x, 45], [x + 1.4, 60])))));
  if (hasFeature('hem-slit'))
    marks.push(
      pen.edge(...mirrorSides(traceCorners([cut.foot.outer - 2.4, hem - 13], [cut.foot.outer - 2.8, hem]))),
    );
  if (has('leg', 'cuffed')) marks.push(...drawTurnUps(pen, cut, hem));
  return marks;
}

export function drawTurnUps(pen: Pen, { foot: { inner, outer } }: Legs, hem: number): Mark[] {
  const cuff = linkCurves(
    traceThrough([inner - 0.5, hem - 5.4], [(inner + outer) / 2, hem - 4.6], [outer + 0.6, hem - 5.8]),
    traceThrough([outer + 0.7, hem + 0.2], [(inner + outer) / 2, hem + 1.4], [inner - 0.6, hem + 0.6]),
  );
  return [cuff, mirrorCurve(cuff)].map((shape) =>
    pen.panel(shape, { upon: true, cloth: findCuffCloth(pen) }),
  );
}

export function drawAnkleBands(pen: Pen, { foot: { inner, outer } }: Legs, hem: number): Mark[] {
  const [left, right] = [inner - 0.3, outer + 0.3];
  const band = traceCorners([left, hem - 5], [right, hem - 5], [right, hem + 0.6], [left, hem + 0.6]);
  const lines = [0.15, 0.32, 0.5, 0.68, 0.85].map((share) => {
    const x = left + (right - left) * share;
    return traceCorners([x, hem - 4.6], [x, hem + 0.4]);
  });
  const gathers = [0.2, 0.45, 0.7].map((share, index) => {
    const x = left + (right - left) * share;
    return traceCorners([x, hem - 5.2], [x + (share - 0.5) * 3, hem - 10 - (index % 2) * 3]);
  });
  return [
    pen.fold(...gathers.flatMap(mirrorSides)),
    ...mirrorSides(band).map((shape) => pen.panel(shape, { upon: true })),
    pen.seam(...lines.flatMap(mirrorSides)),
  ];
}

export function drawCord(pen: Pen, seam: number): Mark[] {
  const ends = mirrorSides(traceThrough([0.8, seam - 1.6], [2.6, seam + 5.4], [1.8, seam + 13]));
  const color = mix(pen.trim.colors.base, PAPER, pen.main.colors.dark ? 0.55 : 0);
  return [pen.stroke(pen.ink, 4.2, ...ends), pen.stroke(color, 2.6, ...ends)];
}

const findCuffCloth = (pen: Pen): Cloth => ({ ...pen.plain, fill: pen.main.colors.light });
