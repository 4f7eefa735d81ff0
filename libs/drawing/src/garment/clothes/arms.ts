import { isHanger, type ArmForm } from '../../form/form';
import { mapCurve } from '../cut/carried';
import { placeEnd, point, smoothCurve, type Curve, type Point } from '../cut/path';
import { createPen, onBody, type Cloth, type Mark } from '../cut/pen';
import type { Sleeve } from '../cut/sleeve-kinds';
import { findDrape } from '../paint/cloth';
import { findAccentFill, findSleeveCloth, ROUND_YOKE } from './accents';
import type { Frame } from './frame';

export function drawArms({ pen, piece, design, neck }: Frame, right: Sleeve): Mark[] {
  const plain = findSleeveCloth(piece, pen);
  const lines = createPen({ ...piece, paint: { ...piece.paint, colors: plain.colors } });
  const { crease } = findDrape(piece);
  const seamed = piece.has('line', 'sleeve-seam');
  const dolman = design.shoulder === 'dolman';
  const hung = isHanger(piece.form);
  const lean = computeLean(piece.form.arm) + (hung ? 0 : PRINT_TURN);
  const swing = hung ? SWING : 0;
  const bends = hung ? right.bends.slice(0, 2) : right.bends;
  const bend = (hung ? 0.6 : 1) * (BEND / Math.min(crease, 1));
  const elbow = placeEnd(right.armhole).y;
  const drawOne = (flip: boolean): Mark[] => {
    const cloth: Cloth = { ...plain, turn: flip ? lean : -lean };
    const turnPoint = ({ x, y }: Point): Point =>
      flip ? point(-x - swing * Math.max(y - elbow, 0), y) : point(x, y);
    const turn = (curve: Curve): Curve => (flip ? mapCurve(curve, turnPoint, Infinity) : curve);
    const turnCurves = (curves: readonly Curve[]): Curve[] => curves.map(turn);
    return [
      pen.panel(turn(right.outline), {
        cloth,
        contour: turn(right.free),
        inside: [
          ...(right.over && piece.has('pattern', 'yoke-pattern')
            ? [pen.fill(findAccentFill(piece), 1, turn(mapCurve(ROUND_YOKE, piece.form.place, 4)))]
            : []),
          ...(right.over || dolman ? [] : [lines.leaf(0.36, [turn(traceArmholeFold(right))])]),
          lines.seam(...turnCurves(right.folds)),
          lines.leaf(bend, turnCurves(bends.slice(flip ? 1 : 0))),
          lines.hemStitch(...turnCurves(right.stitches)),
          ...(design.quilted ? [lines.seam(...turnCurves(right.channels))] : []),
          ...(seamed ? [lines.seam(turn(right.center))] : []),
        ],
      }),
      ...(right.band
        ? [
            pen.panel(turn(right.band), {
              cloth,
              upon: true,
              inside: right.ribs.length > 0 ? [lines.seam(...turnCurves(right.ribs))] : [],
            }),
          ]
        : []),
      ...(right.crease ? [lines.seam(turn(right.crease))] : []),
      ...(right.seams.length > 0 ? [lines.seam(...turnCurves(right.seams))] : []),
      ...right.buttons.map((at) => pen.button(turnPoint(at), 0.6)),
    ];
  };
  const holdMarks = (arm: 1 | -1): Mark[] => onBody(drawOne(arm < 0)).map((mark) => ({ ...mark, arm }));
  return [...(neck.left === neck.right ? holdMarks(-1) : []), ...holdMarks(1)];
}

/** Empty sleeves never hang alike. */
const SWING = 0.07;
const PRINT_TURN = 7;

/** Inches. */
const BEND = 0.54;

/** Whole degrees from upright. */
function computeLean(arm: ArmForm): number {
  const [top, low] = [arm.at(0.15, 0), arm.at(0.95, 0)];
  return Math.round((Math.atan2(low.x - top.x, low.y - top.y) * 180) / Math.PI);
}

/** Inches. */
function traceArmholeFold({ armhole }: Sleeve): Curve {
  const { x, y } = placeEnd(armhole);
  return smoothCurve([point(x + 0.1, y - 0.1), point(x + 0.9, y - 0.85), point(x + 1.75, y - 1.4)]);
}
