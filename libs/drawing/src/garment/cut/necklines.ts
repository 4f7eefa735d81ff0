import { computeShoulderLine } from './body';
import { traceCorners, linkCurves, mirrorCurve, point, reverseCurve, smoothCurve, straight } from './path';
import type { Curve, Point } from './path';

export const hasLapels = (name: NecklineName): boolean =>
  name === 'peaked-lapels' || name === 'notched-lapels';

export type Top = 'shoulder' | 'halter' | 'off' | 'bare';

export interface Neckline {
  /** Left to right on the sheet. */
  edge: Curve;
  left: Top;
  right: Top;
  depth: number;
}

interface Cut {
  width: number;
  depth: number;
  half(center: Point, shoulder: Point): Curve;
}

const traceVee = (center: Point, shoulder: Point): Curve =>
  smoothCurve([center, point(shoulder.x * 0.56, center.y + (shoulder.y - center.y) * 0.53), shoulder]);

const round = (center: Point, shoulder: Point): Curve =>
  smoothCurve([center, point(shoulder.x * 0.74, shoulder.y + (center.y - shoulder.y) * 0.66), shoulder], {
    start: point(1, 0),
    end: point(0.12, -1),
  });

const traceShallow = (center: Point, shoulder: Point): Curve =>
  smoothCurve([center, shoulder], { start: point(1, 0), end: point(1, -0.7) });

const traceAngular = (center: Point, shoulder: Point): Curve =>
  straight(center, point(shoulder.x - 0.8, center.y), shoulder);

const traceHeart = (center: Point, shoulder: Point): Curve =>
  linkCurves(
    smoothCurve(
      [center, point(shoulder.x * 0.46, center.y - 4.2), point(shoulder.x * 0.92, center.y - 2.4)],
      { start: point(0.35, -1) },
    ),
    straight(point(shoulder.x * 0.92, center.y - 2.4), shoulder),
  );

const traceDraped = (center: Point, shoulder: Point): Curve =>
  smoothCurve([center, point(shoulder.x * 0.6, center.y - (center.y - shoulder.y) * 0.34), shoulder], {
    start: point(1, 0),
    end: point(0.45, -1),
  });

/** Centimeters. */
const KEYHOLE = { long: 8.4, wide: 2.3 } as const;

const traceKeyhole = (center: Point, shoulder: Point): Curve => {
  const button = point(0.3, center.y - KEYHOLE.long);
  return linkCurves(
    smoothCurve([center, point(KEYHOLE.wide, center.y - KEYHOLE.long * 0.34), button], {
      start: point(1, 0),
      end: point(-0.6, -1),
    }),
    round(button, shoulder),
  );
};

const CUTS = {
  'v-neck': { width: 8.6, depth: 19.5, half: traceVee },
  'deep-v': { width: 9.4, depth: 31, half: traceVee },
  'wide-v': { width: 14.6, depth: 18, half: traceVee },
  'wrap-neck': { width: 8.8, depth: 28, half: traceVee },
  scoop: { width: 10.6, depth: 14.5, half: round },
  'deep-scoop': { width: 11.4, depth: 23.5, half: round },
  crew: { width: 8.2, depth: 7, half: round },
  boat: { width: 14.6, depth: 7.4, half: traceShallow },
  square: { width: 11.6, depth: 14.5, half: traceAngular },
  sweetheart: { width: 13, depth: 19.5, half: traceHeart },
  cowl: { width: 11.8, depth: 14.5, half: traceDraped },
  'roll-neck': { width: 7.8, depth: 6, half: round },
  'stand-collar': { width: 7.8, depth: 6.6, half: round },
  'open-shirt-collar': { width: 7.6, depth: 15, half: traceVee },
  'shawl-collar': { width: 8, depth: 33, half: traceVee },
  'peaked-lapels': { width: 8, depth: 34, half: traceVee },
  'notched-lapels': { width: 8, depth: 34, half: traceVee },
  round: { width: 9.2, depth: 10, half: round },
  wide: { width: 14.2, depth: 10.5, half: round },
  hooded: { width: 8.2, depth: 9.5, half: round },
  'mock-neck': { width: 7.8, depth: 6, half: round },
  keyhole: { width: 8.2, depth: 15.4, half: traceKeyhole },
  collarless: { width: 8.4, depth: 8.4, half: round },
  'flat-collar': { width: 8, depth: 7.4, half: round },
  henley: { width: 8.6, depth: 8, half: round },
} satisfies Record<string, Cut>;

const FREE = ['off-shoulder', 'strapless', 'halter', 'asymmetric'] as const;

export type NecklineName = keyof typeof CUTS | (typeof FREE)[number];

export const NECKLINES = [...FREE, ...Object.keys(CUTS)] as NecklineName[];

export const BARE_TOP = 14;

export interface NecklineOptions {
  strapped?: boolean;
  grown?: number;
  /** Leaves a strap of cloth beside a bare arm. */
  widest?: number;
  /** Depth where two lapped fronts cross. */
  lapped?: number;
}

export function cutNeckline(
  name: NecklineName,
  { strapped = false, grown = 0, lapped, widest = Infinity }: NecklineOptions = {},
): Neckline {
  if (name === 'strapless') {
    const half = smoothCurve([point(0, 18.4), point(9, 15), point(16.4, 15.2), point(18.4, 17.8)], {
      start: point(0.8, -0.5),
    });
    return { edge: mirrorWhole(half), left: 'bare', right: 'bare', depth: 18.4 };
  }
  if (name === 'off-shoulder') {
    const half = smoothCurve([point(0, 14.6 + grown), point(14, 13.2 + grown), point(23.4, 10 + grown)], {
      start: point(1, 0),
    });
    return { edge: mirrorWhole(half), left: 'off', right: 'off', depth: 14.6 };
  }
  if (name === 'halter') {
    const half = traceCorners([0, 15 + grown], [5 + grown * 0.5, -2.6]);
    return { edge: mirrorWhole(half), left: 'halter', right: 'halter', depth: 15 };
  }
  if (name === 'asymmetric') {
    const edge = smoothCurve(
      [
        point(-18.4, 17.4 + grown),
        point(-9, 15.4 + grown),
        point(5, 7 + grown),
        point(10.6 + grown, computeShoulderLine(10.6)),
      ],
      { end: point(0.5, -1) },
    );
    return { edge, left: 'bare', right: 'shoulder', depth: 18 };
  }
  const { width: own, depth, half } = CUTS[name];
  const width = Math.min(own, widest);
  const low = lapped ?? depth;
  const shoulder = strapped
    ? point(Math.max(width, 9.6), BARE_TOP - 2)
    : point(width + grown, computeShoulderLine(width + grown));
  // Thin straps hold no high neckline: it drops to their feet.
  const center = point(0, (strapped ? Math.max(low + 2, computeStrappedDepth(name)) : low) + grown);
  return { edge: mirrorWhole(half(center, shoulder)), left: 'shoulder', right: 'shoulder', depth: center.y };
}

const computeStrappedDepth = (name: NecklineName): number =>
  name === 'boat' || name === 'crew' ? BARE_TOP : name === 'sweetheart' ? BARE_TOP + 5 : BARE_TOP + 6;

export function traceNape({ edge }: Neckline, low = 2): Curve {
  const end = edge.cubics.at(-1)!.to;
  return smoothCurve([edge.from, point((edge.from.x + end.x) / 2, Math.max(edge.from.y, end.y) + low), end], {
    start: point(0.7, 1),
    end: point(0.7, -1),
  });
}

const mirrorWhole = (right: Curve): Curve => linkCurves(reverseCurve(mirrorCurve(right)), right);
