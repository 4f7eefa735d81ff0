import { BELLY, computeFullness } from '../cut/figure-type';
import { LEVEL } from '../cut/body';
import { describeBelly } from '../cut/light';
import { traceEllipse } from '../cut/details';
import {
  linkCurves,
  mirrorSides,
  placeEnd,
  point,
  traceCorners,
  traceThrough,
  type Curve,
  type Sheet,
} from '../cut/path';
import type { Cloth, Mark, Pen } from '../cut/pen';
import { drawCurves } from '../cut/traced';
import { readPairs } from '../../figure/pairs';
import { isHanger, type Form } from '../../form/form';
import { formatDecimals } from '../paint/numbers';
import type { Piece } from '../piece';

/** Centimeters: the belly's middle and half height; share of the trunk's width. */
const ROUND = { middle: BELLY - 5, tall: 12, wide: 0.68 } as const;

/** Middles of its shades, in shares of it. */
const UNDER = '0,1.16 0.44,1.07 -0.42,1.07 0.82,0.78 -0.8,0.78 1.08,0.36 -1.04,0.38';
const FALLS = ['0.7,0.9 0.83,1.3 0.91,2 0.96,2.9 0.98,4.2', '0.3,1.3 0.35,1.6 0.39,2 0.41,2.5 0.42,3.2'];

/** Least roundness, from 0 to 1, that cloth shows. */
const SHOWN = 0.12;

export function drawBelly(pen: Pen, piece: Piece, at: (level: number) => number): Mark[] {
  const { belly } = piece.form.body.landmarks;
  return belly < SHOWN ? [] : drawRoundness(pen, piece, at(ROUND.middle), 0.5 + belly / 2);
}

type Spot = readonly [x: number, y: number, wide: number, tall: number];

const drawSpot = (pen: Pen, { id }: Piece, shade: 'light' | 'deep', fade: number, [x, y, w, h]: Spot): Mark =>
  pen.fill(`url(#${describeBelly(id, shade)})`, fade, traceEllipse(point(x, y), w, h));

/** Shares of the half width, centimeters. */
const FULL = { mens: [0.42, -5, 0.42, 9], womens: [0.42, 0, 0.36, 8], waist: [1.03, 2, 0.42, 13] } as const;

export function drawFullness(pen: Pen, piece: Piece, at: (level: number) => number): Mark[] {
  const { build } = piece.form.body.landmarks;
  const full = computeFullness(piece.form);
  const draw = (shade: 'light' | 'deep', level: number, [x, y, w, h]: Spot): Mark[] =>
    [-1, 1].map((side) =>
      drawSpot(pen, piece, shade, full, [side * x * at(level), level + y, w * at(level), h]),
    );
  return full === 0 || piece.onLap
    ? []
    : [
        ...(piece.small ? [] : draw('light', LEVEL.bust, FULL[build > 0 ? 'mens' : 'womens'])),
        ...draw('deep', LEVEL.waist, FULL.waist),
      ];
}

export function drawRoundness(pen: Pen, piece: Piece, half: number, round: number): Mark[] {
  const { input, small } = piece;
  const { middle, tall } = ROUND;
  const wide = half * ROUND.wide;
  const draw = (shade: 'light' | 'deep', x: number, y: number, w: number, h: number, fade = 1): Mark =>
    drawSpot(pen, piece, shade, round * fade, [x * wide, middle + y * tall, w * wide, h * tall]);
  const spots = readPairs(UNDER).slice(0, small ? 1 : 7);
  const falls = (input.category === 'One-Piece' ? FALLS : []).map((text) =>
    traceThrough(...readPairs(text).map(([x, y]) => [x * wide, middle + y * tall] as const)),
  );
  return [
    draw('light', -0.12, -0.3, 1.3, 1.15),
    ...spots.map(([x, y]) => draw('deep', x, y, small ? 1.3 : 0.7, 0.5, 1 - 0.55 * x * x)),
    pen.leaf(0.46, falls.flatMap(mirrorSides)),
  ];
}

/** Shares of the half width; slope from there; width lost around a belly. */
const TURNS = [
  [0, 0, -0.14],
  [0.14, 0.05, 0.03],
  [0.38, 0.11, 0.09],
  [0.62, 0.18, 0.18],
  [0.84, 0.3, 0.34],
] as const;

/** Rows of a print rise toward the sides and start anew beyond a seam. */
export function bendRows(
  { id, paint, form }: Piece,
  { fill }: Cloth,
  wide: number,
  part = 'r',
  seam?: Curve,
): Mark[] {
  const own = paint.repeats.get(fill);
  if (own === undefined || paint.surfaces.length > 0 || paint.opacity < 1) return [];
  const { belly } = form.body.landmarks;
  const turns = isHanger(form) ? TURNS.slice(0, 1) : TURNS;
  const shifted = seam && linkCurves(seam, traceCorners([99, placeEnd(seam).y], [99, seam.from.y]));
  const draw = (side: 1 | -1, sheet: Sheet): string => {
    let [from, before, lifted, narrow, along] = [0, 0, 0, 1, 0];
    const moved = side > 0 && shifted;
    return turns
      .slice(moved || belly > 0 ? 0 : 1)
      .map(([share, rise, lost], index) => {
        const x = side * sheet.at(point(side * share * wide, ROUND.middle)).x;
        lifted += before * (x - from);
        along += (x - from) / narrow;
        narrow = Math.round(100 - 100 * lost * belly) / 100;
        const slope = Math.round(100 * rise * (1 + STEEP * belly) * narrow) / 100;
        [from, before] = [x, slope / narrow];
        const name = `${id}-${part}${side * (index + 1)}`;
        const [e, f] = [side * (x - narrow * along), slope * along - lifted].map((each) =>
          formatDecimals(each, 1),
        );
        const area =
          moved && share === 0
            ? drawCurves([moved], sheet, true)
            : `M${Math.round(side * x)} 0h${side * 999}v2999h${-side * 999}z`;
        return `<pattern id="${name}" href="${fill.slice(4, -1)}" patternTransform="matrix(${formatDecimals(narrow)} ${formatDecimals(-side * slope)} 0 1 ${e} ${f})${own}${moved ? paint.shift : ''}"/><path d="${area}" fill="url(#${name})"/>`;
      })
      .join('');
  };
  return [{ reach: [], markup: (sheet) => draw(1, sheet) + draw(-1, sheet) }];
}

const STEEP = 1.6;

/** Above a belly, seams and belts move up under the bust. */
export const findWaistLevel = ({ body }: Form): number =>
  body.landmarks.belly > SHOWN ? LEVEL.underbust + 0.5 : LEVEL.waist;

/** Centimeters; a belt arches above a belly. */
export const computeBeltDip = ({ form }: Piece): number => 1 - 1.8 * form.body.landmarks.belly;
