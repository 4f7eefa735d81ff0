import { readPairs } from '../../figure/pairs';
import { LEVEL } from '../cut/body';
import { BARE_TOP } from '../cut/necklines';
import { mirrorCurve, point, smoothCurve, straight, type Curve, type Point } from '../cut/path';
import { onBody, createPen, type Mark, type Pen } from '../cut/pen';
import { traceRibbon } from '../cut/ribbon';
import { layOut } from '../cut/sheet';
import { deriveColors } from '../paint/colors';
import { withOwnIds } from '../../worn/own-ids';
import { WOOD } from '../../worn/part';
import type { Piece } from '../piece';
import type { Layers } from './layers';

const STEEL = '#c9bfb6';

interface Hanger {
  behind: readonly Mark[];
  before: readonly Mark[];
}

/** Inches. */
function drawHook(pen: Pen, { x, y }: Point): Mark[] {
  const stops = readPairs('0,0 0,-0.9 0.62,-1.45 0.4,-2.2 -0.34,-2.3 -0.62,-1.8');
  return drawRod(pen, STEEL, 0.28, smoothCurve(stops.map(([out, down]) => point(x + out, y + down))));
}

/** Thickness in inches. */
const drawRod = (pen: Pen, color: string, inches: number, ...lines: Curve[]): Mark[] =>
  lines.map((line) =>
    pen.panel(traceRibbon(line, [inches, inches]), {
      cloth: { fill: color, colors: deriveColors(color), surfaces: [], opacity: 1 },
      upon: true,
    }),
  );

/** Inches of a hanger's arms below the shoulder line. */
const BELOW = 0.45;

/** Inches. */
function clipToHanger(pen: Pen, level: number, half: number): Hanger {
  const top = level - 1.5;
  const clip = straight(point(half - 0.1, top), point(half - 0.1, level + 0.55));
  return {
    behind: onBody([
      ...drawHook(pen, point(0, top)),
      ...drawRod(pen, WOOD, 0.4, straight(point(-half - 0.4, top), point(half + 0.4, top))),
    ]),
    before: onBody(drawRod(pen, STEEL, 0.34, clip, mirrorCurve(clip))),
  };
}

function createFlatHanger(piece: Piece, { waist, shoulder, neckline }: Layers['places']): Hanger {
  const pen = createPen(piece);
  const { form, input } = piece;
  const { landmarks: l } = form.body;
  if (!shoulder && !neckline && input.category !== 'One-Piece')
    return waist
      ? clipToHanger(pen, waist.y - 0.45, form.half(LEVEL.waist) * 0.84)
      : { behind: [], before: [] };
  const edge = form.place(point(0, BARE_TOP)).y;
  if (!shoulder && neckline && BARE.some((value) => piece.has('neckline', value)))
    return clipToHanger(pen, edge + 0.3, l.armpit * 0.7);
  const wide = shoulder && shoulder.x > l.deltoid * 0.64;
  const narrow =
    (shoulder && shoulder.x - BELOW) ?? (piece.has('neckline', 'halter') ? l.neck : l.deltoid * 0.55 + 0.5);
  const reach = wide ? shoulder.x * 0.9 : Math.max(narrow, l.neck + 0.7);
  const neck = point(0, l.neckY - 0.6);
  const arm = smoothCurve([
    neck,
    ...[l.neck + 0.3, reach].map((x) => point(x, form.body.shoulder(x) + BELOW)),
  ]);
  return {
    behind: onBody([...drawHook(pen, neck), ...drawRod(pen, WOOD, 0.5, arm, mirrorCurve(arm))]),
    before: [],
  };
}

const BARE = ['strapless', 'off-shoulder', 'sweetheart'] as const;

export function drawFlat(
  piece: Piece,
  { behind, body, belt, sleeves, collar, places, back }: Layers,
): string {
  const hanger = createFlatHanger(piece, places);
  const front = [...hanger.behind, ...behind, ...body, ...belt, ...sleeves, ...collar, ...hanger.before];
  if (!back) return layOut(piece, front);
  const rear = [...hanger.behind, ...back(), ...hanger.before];
  const views = [...front, ...rear];
  const turned = layOut(piece, rear, undefined, { views, isBack: true });
  return withOwnIds(turned) + layOut(piece, front, undefined, { views, isBack: false });
}
