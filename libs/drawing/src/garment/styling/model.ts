import { arm } from '../../figure/arm';
import { joined, lastPoint, mirrored, pathData, point, reversed, stretch } from '../../figure/curve';
import type { Curve } from '../../figure/curve';
import { figureGeometry } from '../../figure/figure';
import { figureLandmarks } from '../../figure/landmarks';
import { figureProportions, TYPICAL_HEIGHT } from '../../figure/proportions';
import { foot } from '../../figure/foot';
import { legInside } from '../../figure/leg';
import { bodySide } from '../../figure/torso';
import { INK } from '../paint/colors';
import { decimalShort as n } from '../paint/numbers';
import type { Spot } from '../smooth-path';

/** Which part of the figure a vignette shows: its upper edge, its height and the middle of its width, in body inches. */
export interface Crop {
  top: number;
  height: number;
  middle?: number;
}

/** The figure in a vignette, and the way from its body to the sheet. */
export interface Model {
  /** The figure's markup, cut off at the sheet's edge. */
  figure: string;
  /** The head, for what is worn around the neck and must not cover it. */
  head: string;
  /** A place of the body, in inches from its axis and its crown, on the sheet. */
  at(x: number, y: number): Spot;
  /** Places on the right side of the body with their mirror images on the left, in the order of a closed half. */
  mirrored(right: readonly Spot[]): Spot[];
}

export const body = figureLandmarks(figureProportions({}));
const limb = arm(body);

/** Stops along the arm and the side, in body inches, that clothes hang from. */
export const ARM = {
  outside: limb.outside.cubics.map(({ to }) => [to.x, to.y] as Spot),
  inside: limb.inside.cubics.map(({ to }) => [to.x, to.y] as Spot),
  wrist: limb.wrist,
} as const;
const side = bodySide(body);
const SIDE: readonly Spot[] = side.cubics.map(({ to }) => [to.x, to.y]);

/** Stops along the side: below what shows of the trunk, and above what shows of the legs. */
const SIDE_STOPS = { hip: 4, knee: 8 } as const;

/** How far the trunk reaches to the side at a height, in body inches. */
export function halfAt(y: number): number {
  const stops: readonly Spot[] = [
    [body.chest, body.chestY],
    ...SIDE.filter(([, height]) => height > body.chestY),
  ];
  const next = stops.findIndex(([, height]) => height >= y);
  if (next <= 0) return (next === 0 ? stops[0]! : stops.at(-1)!)[0];
  const [[x1, y1], [x2, y2]] = [stops[next - 1]!, stops[next]!];
  return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
}

const SHEET = { width: 400, height: 500 } as const;
const SKIN = '#f1ddd2';
const HAIR = '#2b2223';

/** The typical figure behind a vignette. */
export function modelIn({ top, height, middle = 0 }: Crop): Model {
  const geometry = figureGeometry({ measurements: {} });
  const [torso, legs] = geometry.balance.verticals;
  const unit = (legs.y2 - torso.y1) / TYPICAL_HEIGHT;
  const scale = SHEET.height / height;
  const width = SHEET.width / scale;
  const axis = geometry.width / 2;
  const box = [axis + (middle - width / 2) * unit, torso.y1 + top * unit, width * unit, height * unit]
    .map(n)
    .join(' ');
  const pen = (weight: number): string => ` stroke="${INK}" stroke-width="${n((weight * unit) / scale)}"`;
  const view = (inner: string): string =>
    `<svg width="${SHEET.width}" height="${SHEET.height}" viewBox="${box}">${inner}</svg>`;
  // On a small figure whole units of the figure's sheet are fine enough.
  const decimals = scale < unit ? 0 : 1;
  const path = (d: string, more: string): string => `<path d="${rounded(d, decimals)}"${more}/>`;
  const shows = (y: number): boolean => y > top && y < top + height;
  const at = (x: number, y: number): Spot => [SHEET.width / 2 + (x - middle) * scale, (y - top) * scale];
  const trunk = shows(body.shoulderY);
  const feet = shows(body.floorY - 1);
  const skin = pathData(bothHalves(rightHalf(trunk, feet)), { scale: unit, axis, crown: torso.y1 }, true);
  // Of the figure's fine lines only neck and collarbones, the first two of each side, show beside clothes.
  const perSide = (geometry.details.length - 1) / 2;
  const lines = [0, 1, perSide, perSide + 1].map((index) => geometry.details[index]!).join('');
  return {
    figure: view(
      path(skin, ` fill="${SKIN}"${pen(2.2)}`) +
        (trunk ? path(lines, ` fill="none" opacity=".5"${pen(1.3)}`) : '') +
        (feet ? path(geometry.slippers, ` fill="${HAIR}"`) : ''),
    ),
    head: shows(body.chinY - 0.5)
      ? view(
          path(geometry.hairKnot, ` fill="${HAIR}"`) +
            path(geometry.head, ` fill="${SKIN}"${pen(2.2)}`) +
            path(geometry.hair, ` fill="${HAIR}"`),
        )
      : '',
    at,
    mirrored: (right) => right.map(([x, y]): Spot => [2 * at(0, 0)[0] - x, y]).reverse(),
  };
}

/** As much of the body's right half as shows: a vignette must not carry the rest. */
function rightHalf(trunk: boolean, feet: boolean): Curve {
  const leg = (): Curve =>
    joined(stretch(side, SIDE_STOPS.hip, side.cubics.length), foot(body), legInside(body));
  if (!trunk) return leg();
  const upper = joined(
    limb.outside,
    limb.hand,
    limb.inside,
    stretch(side, 0, feet ? SIDE_STOPS.hip : SIDE_STOPS.knee),
  );
  if (feet) return joined(upper, leg());
  const end = lastPoint(upper);
  const middle = point(0, end.y);
  return joined(upper, { from: end, cubics: [{ c1: end, c2: middle, to: middle }] });
}

const bothHalves = (right: Curve): Curve => joined(right, reversed(mirrored(right)));

/** Path data with fewer decimals. */
const rounded = (d: string, decimals: number): string =>
  d.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(decimals))));
