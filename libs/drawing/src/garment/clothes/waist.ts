import { isHanger, type Form } from '../../form/form';
import { PAPER } from '../paint/colors';
import { RISE_LEVEL, RISES } from '../cut/body';
import { computeRoundness } from '../cut/figure-type';
import { traceAcross, drawBelt, traceRibs } from '../cut/details';
import { mirrorSides, traceCorners, linkCurves, point, smoothCurve, traceThrough } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import type { Piece, Values } from '../piece';

/** Inches off the body on each side. */
const BAND_EASE = 0.12;

const BANDS = ['narrow-waistband', 'wide-waistband', 'contoured-waistband', 'elastic', 'paperbag'] as const;

export const isStretchy = ({ has }: Piece): boolean => STRETCH.some((fabric) => has('fabric', fabric));

const STRETCH = ['compression-jersey', 'thin-jersey', 'fine-knit', 'sweatshirt-fleece'] as const;

export interface Waist {
  top: number;
  front: number;
  half: number;
  seam: number;
  seamHalf: number;
  band: (typeof BANDS)[number] | 'plain' | 'panel' | 'none';
}

const findRise = ({ has, first }: Pick<Values, 'has' | 'first'>): keyof typeof RISE_LEVEL =>
  has('waist', 'over-bump')
    ? 'full-panel'
    : first('waist', RISES, has('waist', 'under-bump') ? 'low-rise' : 'mid-rise');

const MENS = { lower: 5, lowest: 55, round: 0.6, dip: 1.4 } as const;

/** Level of the waistband's upper edge; a man's lies beneath his belly. */
export const computeRise = (values: Pick<Values, 'has' | 'first'>, form: Form): number => {
  const lower = MENS.lower * form.body.landmarks.build * (1 + MENS.round * computeRoundness(form));
  return Math.min(RISE_LEVEL[findRise(values)] + lower, MENS.lowest);
};

export function findWaist(
  { has, first, form }: Piece,
  usual: (typeof BANDS)[number] = 'narrow-waistband',
): Waist {
  const rise = computeRise({ has, first }, form);
  const top = isHanger(form) && rise > RISE_LEVEL['mid-rise'] ? rise + HUNG_LOWER : rise;
  const computeWidth = (level: number): number => form.onPattern(level, form.half(level) + BAND_EASE);
  const band =
    findRise({ has, first }) === 'full-panel'
      ? 'panel'
      : first('waist', [...BANDS, 'no-seam'], has('waist', 'under-bump') ? 'elastic' : usual);
  const name =
    band === 'no-seam' ? 'none' : band === 'narrow-waistband' && !has('waist', band) ? 'plain' : band;
  const deep = {
    'narrow-waistband': 2.4,
    'wide-waistband': 8,
    'contoured-waistband': 5.4,
    elastic: 4.6,
    paperbag: 7.6,
    plain: 4,
    panel: 11.5,
    none: 0.1,
  }[name];
  const front =
    top + (name === 'contoured-waistband' ? 1.6 : 1) + (isHanger(form) ? HUNG : computeMensDip(form));
  const seam = top + deep;
  return { top, half: computeWidth(top), front, seam, seamHalf: computeWidth(seam), band: name };
}

export const computeMensDip = (form: Form): number =>
  MENS.dip * form.body.landmarks.build * computeRoundness(form);

/** Centimeters that make an empty low rise look low. */
const HUNG_LOWER = 3;

/** Centimeters that the front of an empty waist sinks below its back. */
const HUNG = 0.5;

export const drawWaistband = (pen: Pen, piece: Piece, waist: Waist, front: boolean): Mark[] => [
  ...(isHanger(piece.form) ? [drawInside(pen, waist)] : []),
  ...drawBand(pen, piece, waist, front),
];

const drawInside = (pen: Pen, { top, half, front }: Waist): Mark =>
  pen.panel(
    linkCurves(
      traceThrough([-half, top], [0, top - 0.8], [half, top]),
      traceThrough([half, top], [0, front + 0.4], [-half, top]),
    ),
    {
      cloth: pen.lining,
      inside: [
        pen.fill(PAPER, 0.85, traceCorners([-1.6, top], [1.6, top], [1.6, top + 1.5], [-1.6, top + 1.5])),
      ],
    },
  );

function drawBand(pen: Pen, piece: Piece, waist: Waist, front: boolean): Mark[] {
  const { top, half, front: middle, seam, seamHalf, band } = waist;
  if (band === 'none') return [pen.edge(traceThrough([-half, top], [0, middle], [half, top]))];
  const computeWidth = (level: number): number => half + ((level - top) / (seam - top)) * (seamHalf - half);
  if (band === 'paperbag') {
    const frill = smoothCurve(
      Array.from({ length: 15 }, (_, index) => {
        const share = (index / 14) * 2 - 1;
        return point((half + 0.6) * share, top + (index % 2 ? 0.3 : -0.2) + (1 - share * share));
      }),
    );
    const waistLine = top + 4.6;
    const outline = linkCurves(
      frill,
      traceThrough([half + 0.6, top - 0.2], [half - 0.4, waistLine], [seamHalf, seam]),
      traceThrough([seamHalf, seam], [0, seam + 1], [-seamHalf, seam]),
      traceThrough([-seamHalf, seam], [-half + 0.4, waistLine], [-half - 0.6, top - 0.2]),
    );
    const gathers = [top + 1.4, seam + 1.6].flatMap((end) => traceRibs(() => half * 0.94, waistLine, end, 7));
    return [
      pen.panel(outline, { inside: [pen.fold(...gathers)] }),
      ...drawBelt(pen, waistLine - 1, half - 0.8, 2, 'knot'),
    ];
  }
  const curve = middle - top;
  const outline = linkCurves(
    traceThrough([-half, top], [0, middle], [half, top]),
    traceThrough([half, top], [seamHalf, seam]),
    traceThrough([seamHalf, seam], [0, seam + curve], [-seamHalf, seam]),
    traceThrough([-seamHalf, seam], [-half, top]),
  );
  if (band === 'elastic')
    return [
      pen.panel(outline, {
        cloth: { ...pen.main, opacity: 1 },
        inside: [pen.seam(...traceRibs(computeWidth, top + 0.2, seam, 30))],
      }),
    ];
  if (band === 'panel') {
    const bump = piece.has('waist', 'over-bump');
    return [
      pen.panel(outline, {
        cloth: bump
          ? { ...pen.plain, fill: pen.main.colors.light, surfaces: [] }
          : { ...pen.main, opacity: 1 },
        inside: bump ? [pen.fold(...traceRibs(computeWidth, top + 0.6, seam, 44))] : [],
      }),
    ];
  }
  const marks = [pen.panel(outline, { cloth: { ...pen.main, opacity: 1 } })];
  if (band === 'wide-waistband')
    marks.push(pen.stitch(traceAcross(computeWidth, top + 1), traceAcross(computeWidth, seam - 1)));
  if (piece.has('waist', 'back-elastic'))
    marks.push(
      pen.seam(
        ...traceRibs(computeWidth, top + 0.2, seam, 40).filter(({ from }) => Math.abs(from.x) > half * 0.72),
      ),
    );
  if (!front && !piece.has('waist', 'belt-loops')) return marks;
  if (isStretchy(piece) && !piece.has('waist', 'belt-loops')) return marks;
  const side = piece.has('waist', 'side-zip');
  const looped = piece.has('waist', 'belt-loops') || !(piece.has('waist', 'flat-front') || side);
  const loops = looped ? [0.48, 0.86] : [];
  marks.push(
    ...loops.flatMap((share) => {
      const [left, right] = [half * share - 0.5, half * share + 0.5];
      const [high, low] = [top + 0.6, seam + 0.2].map((y) => y + curve * (1 - share ** 2)) as [
        number,
        number,
      ];
      return mirrorSides(
        traceCorners([left, high], [right, high], [right, low], [left, low], [left, high]),
      ).map((loop) => pen.panel(loop, { upon: true }));
    }),
  );
  if (front && !side && !piece.has('waist', 'flat-front')) {
    marks.push(
      pen.seam(traceCorners([1.5, top + curve], [1.5, seam + curve])),
      pen.button(point(-0.4, (top + seam) / 2 + curve), Math.min(1, (seam - top) * 0.24)),
    );
  }
  return marks;
}
