import type { FootSpot } from '../../figure/foot';
import { linkCurves, placeEnd, point, reverseCurve, straight, traceThrough } from '../../garment/cut/path';
import type { Curve } from '../../garment/cut/path';
import type { Mark, Pen } from '../../garment/cut/pen';
import { traceRibbon } from '../../garment/cut/ribbon';
import { drawPart } from '../part';
import { onBoth, type Shod } from './shod';

export const drawBand = (pen: Pen, along: Curve, width: number, color = pen.main.colors.base): Mark =>
  drawPart(color, traceRibbon(along, [width, width]));

function traceFootSides(
  { edge, foot: { ankle }, line }: Shod,
  from: 0 | 1,
  to: number,
): [outer: Curve, inner: Curve] {
  const traceDown = (side: 1 | -1): Curve =>
    line(
      [side * ankle, from * 0.22],
      ...[0.24 + from * 0.06, (0.24 + to) / 2, to].map((t, index): FootSpot => [
        edge(side, t) + side * (0.12 - 0.08 * index),
        t,
      ]),
    );
  return [traceDown(1), reverseCurve(traceDown(-1))];
}

export function drawHeelSling(pair: Shod, to: number): Mark[] {
  const { ankle, line } = pair.foot;
  const { pen } = pair;
  const [outer, inner] = traceFootSides(pair, 1, to);
  const sling = linkCurves(inner, line([0.1 - ankle, 0.13], [0, 0.06], [ankle - 0.1, 0.13]), outer);
  return onBoth((turn) => [drawPart(pen.main.colors.shade, turn(sling)), drawBand(pen, turn(sling), 0.18)]);
}

export function drawInstepStrap({ pen, line, at, edge }: Shod): Mark[] {
  const strap = line([edge(-1, 0.44), 0.44], [-0.5, 0.4], [0.1, 0.39], [0.7, 0.4], [edge(1, 0.43), 0.43]);
  return [
    ...onBoth((turn) => [drawBand(pen, turn(strap), 0.26)]),
    ...[1, -1].map((side) => {
      const { x, y } = at(0.86, 0.41);
      return pen.button(point(x * side, y), 0.25);
    }),
  ];
}

export function drawAnkleStrap(pair: Shod, up = 0.5, room = 0.05): Mark[] {
  const { pen, at } = pair;
  const y = at(0, 0).y - up;
  const [, outer] = getLegSides(pair, y);
  return [
    ...onBoth((turn) => [drawBand(pen, turn(traceAnkleRing(pair, up, room)), 0.22)]),
    ...[1, -1].map((side) => pen.button(point((outer - 0.3) * side, y + 0.08), 0.22)),
  ];
}

export const drawAnkleSides = (pair: Shod, to: number): Mark[] => {
  const ring = traceAnkleRing(pair, 0.42, -0.02);
  const [outer, inner] = traceFootSides(pair, 0, to);
  const sides = [linkCurves(straight(placeEnd(ring)), outer), linkCurves(inner, straight(ring.from))];
  return onBoth((turn) => sides.map((side) => drawBand(pair.pen, turn(side), 0.2)));
};

function traceAnkleRing(pair: Shod, up = 0.5, room = 0.05): Curve {
  const y = pair.at(0, 0).y - up;
  const [inner, outer] = getLegSides(pair, y);
  return traceThrough([inner - room, y - 0.06], [(inner + outer) / 2, y + 0.16], [outer + room, y - 0.06]);
}

export const getLegSides = ({ wearer: { body } }: Shod, y: number): [inner: number, outer: number] => [
  body.inseam(y),
  body.half(y),
];

/** Across the foot at the way `t`, `out` inches beyond its sides. */
export function traceAcrossFoot({ line, edge }: Shod, t: number, out: number): Curve {
  const placeSide = (side: 1 | -1): FootSpot => [edge(side, t + 0.05) + side * out, t + 0.05];
  return line(placeSide(-1), [-0.5, t], [0.1, t - 0.015], [0.66, t], placeSide(1));
}

export const drawThinStraps = (pair: Shod, places: readonly number[] = [0.46, 0.6, 0.73]): Mark[] =>
  onBoth((turn) => places.map((t) => drawBand(pair.pen, turn(traceAcrossFoot(pair, t, 0.03)), 0.11)));
