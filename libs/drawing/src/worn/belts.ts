import { isOpenFronted } from '@figura/contracts';
import { readPairs } from '../figure/pairs';
import { INCH } from '../figure/proportions';
import { computeMensDip } from '../garment/clothes/waist';
import { drawKnot } from '../garment/cut/details';
import {
  linkCurves,
  moveCurve,
  placeAlong,
  placeEnd,
  point,
  reverseCurve,
  smoothCurve,
  straight,
  type Curve,
} from '../garment/cut/path';
import { createPen, type Mark, type Pen } from '../garment/cut/pen';
import { traceRibbon } from '../garment/cut/ribbon';
import { deriveLineColor, mix } from '../garment/paint/colors';
import type { Piece } from '../garment/piece';
import { findCinch } from './cinch';
import { findBandLevel } from './order';
import type { ExtraDrawer, ExtraLayers, Wearer } from './extra';
import { drawPart, METAL, traceBox } from './part';

/** Inches. */
const WIDTH = { slim: 0.7, usual: 1.15, wide: 2.6 } as const;
/** Inches that a slung belt hangs down in the middle. */
const SLACK = 0.9;

function findMetal({ paint, has }: Piece): string {
  if (paint.twoColored && !has('accessories', 'contrast-belt')) return paint.trim.base;
  return has('accessories', 'slim-tonal-belt') ? paint.colors.light : METAL;
}

/** Inches. */
const CHAIN_END = 5;

const findWidth = ({ has }: Piece, usual: keyof typeof WIDTH): number =>
  WIDTH[has('accessories', 'wide-belt') ? 'wide' : has('accessories', 'slim-tonal-belt') ? 'slim' : usual];

/** Inches; half as wide as a waist. */
const LAID = { half: 5.2, dip: 1.8, slung: 2.6 } as const;

/** Inches. */
export function drawLaidBelt(piece: Piece, wide: boolean): Mark[] {
  const dip = piece.has('accessories', 'hip-belt') ? LAID.slung : LAID.dip;
  const strap: Strap = {
    y: 0,
    half: LAID.half,
    width: findWidth(piece, wide ? 'wide' : 'usual'),
    lean: 0,
    dip,
    isLaid: true,
  };
  const back = { ...strap, dip: -dip };
  const inside = drawPart(
    piece.paint.colors.shade,
    linkCurves(traceEdge(back, 0), reverseCurve(traceEdge(back, 1))),
  );
  if (!piece.has('jewelry', 'chain-belt')) return [inside, ...drawShape(piece, strap)];
  const pen = createPen(piece);
  const [behind, front] = [traceEdge(back, 0.5), traceEdge(strap, 0.5)];
  return [
    pen.room(behind),
    pen.room(moveCurve(front, 0, CHAIN_END)),
    ...drawLinks(pen, piece.paint.colors.shade, [behind]),
    ...drawHungLinks(pen, piece, strap),
  ];
}

export const createBelt =
  (usual: keyof typeof WIDTH): ExtraDrawer =>
  (piece, wearer) => {
    const isWorn = (value: string): boolean => piece.has('accessories', value);
    const width = findWidth(piece, usual);
    const slung = isWorn('hip-belt');
    const over = !wearer.clothes.some(isOpenFronted);
    const widest = over ? wearer.half : wearer.innerHalf;
    const y = computeBeltLevel(wearer, slung);
    const cloth = Math.max(widest(y), wearer.body.half(y) + 0.1);
    const { half, cinch } = findCinch(wearer.body, y, cloth);
    const strap: Strap = {
      y,
      half: (slung ? cloth : half) + 0.03,
      width,
      lean: slung ? 0 : Math.max(-0.2, Math.min(0.3, (wearer.body.half(y + 1) - wearer.body.half(y)) * 0.6)),
      dip: slung ? SLACK : 0.3 + computeMensDip(piece.form) / INCH,
    };
    const layers: ExtraLayers = {
      [over ? 'overClothes' : 'onClothes']: [
        ...drawShape(piece, strap),
        ...drawGathers(wearer, strap, cloth),
      ],
    };
    return slung ? layers : { ...layers, cinch };
  };

interface Strap {
  y: number;
  half: number;
  width: number;
  lean: number;
  dip: number;
  /** In a flat, the whole ring is visible. */
  isLaid?: boolean;
}

function computeBeltLevel({ body, clothes }: Wearer, slung: boolean): number {
  const { highHipY, hipY, waistY, underbustY, belly } = body.landmarks;
  if (belly > 0) return underbustY;
  if (slung) return highHipY + (hipY - highHipY) * 0.35;
  const band = clothes.map(findBandLevel).find((level) => level !== undefined);
  const top = clothes.some(({ tuckedAt }) => tuckedAt !== undefined);
  const form = clothes[0]?.form;
  return band !== undefined && top && form ? form.height(band + 2.3) : waistY;
}

function drawShape(piece: Piece, strap: Strap): Mark[] {
  const pen = createPen(piece);
  const { paint } = piece;
  const isWorn = (value: string): boolean => piece.has('accessories', value);
  const { width } = strap;
  const outline = linkCurves(traceEdge(strap, 0), reverseCurve(traceEdge(strap, 1)));
  const contrast = isWorn('contrast-belt')
    ? [pen.stroke(paint.trim.base, 3.2, traceEdge(strap, 0.14), traceEdge(strap, 0.86))]
    : [];
  const boning = [-0.62, -0.34, 0.34, 0.62].map((u) => straight(on(strap, u, 0.06), on(strap, u, 0.94)));
  const chain = piece.has('jewelry', 'chain-belt');
  if (chain) return drawHungLinks(pen, piece, strap);
  return [
    pen.panel(outline, {
      inside: [
        ...contrast,
        ...(contrast.length > 0 ? [] : [pen.stitch(traceEdge(strap, 0.14), traceEdge(strap, 0.86))]),
        ...(width > 2 ? [pen.seam(...boning)] : []),
      ],
    }),
    ...(piece.has('waist', 'tie')
      ? piece.has('line', 'curved-waist-seams')
        ? drawLacing(pen, piece, strap)
        : drawKnot(pen, on(strap, 0, 0.5), Math.min(width, 1.5) * 1.2, 8)
      : drawClasp(pen, piece, strap, isWorn('big-buckle'))),
  ];
}

/** `u` from side to side (-1 to 1), `down` from edge to edge (0 to 1). */
const on = ({ y, half, width, lean, dip, isLaid }: Strap, u: number, down: number) => {
  const [across, low] = isLaid ? [Math.sin((u * Math.PI) / 2), Math.cos((u * Math.PI) / 2)] : [u, 1 - u * u];
  return point(across * (half + lean * width * down), y + width * (down - 0.5) + dip * low);
};

const traceEdge = (strap: Strap, down: number): Curve => {
  const ends = strap.isLaid ? { start: point(0, strap.dip), end: point(0, -strap.dip) } : {};
  return smoothCurve(
    [-1, -0.66, -0.25, 0.25, 0.66, 1].map((u) => on(strap, u, down)),
    ends,
  );
};

function drawClasp(pen: Pen, piece: Piece, strap: Strap, big: boolean): Mark[] {
  const { paint } = piece;
  const middle = on(strap, 0, 0.5);
  const tall = strap.width * 0.5 + (big ? 0.75 : 0.24);
  const wide = big ? tall * 1.15 : Math.max(0.55, tall * 0.86);
  const metal = findMetal(piece);
  const oval = big && strap.width > 2;
  const traceFrame = (share: number): Curve =>
    oval
      ? traceRing(middle.x, middle.y, wide * share, tall * share)
      : traceBox(middle.x, middle.y, wide * share, tall * share);
  const loopAt = (wide + 0.7) / strap.half;
  const [up, down] = [on(strap, loopAt, -0.05), on(strap, loopAt, 1.05)];
  const loop = traceRibbon(straight(up, down), [0.2, 0.2]);
  const tongue = straight(point(middle.x - wide * 0.7, middle.y), point(middle.x + wide, middle.y));
  return [
    drawPart(paint.colors.shade, loop),
    drawPart(metal, traceFrame(1)),
    drawPart(paint.colors.base, traceFrame(big ? 0.66 : 0.58)),
    pen.stroke(deriveLineColor(metal), 3.4, tongue),
    pen.stroke(metal, 1.8, tongue),
    pen.stroke(
      mix(metal, '#ffffff', 0.7),
      1.1,
      straight(
        point(middle.x - wide * 0.84, middle.y + tall * 0.3),
        point(middle.x - wide * 0.84, middle.y - tall * 0.6),
      ),
    ),
  ];
}

const RING = 6;
/** Per inch between a chain's ends. */
const LINKS = 2.3;

const traceRing = (x: number, y: number, wide: number, tall: number): Curve =>
  smoothCurve(
    Array.from({ length: RING + 1 }, (_, index) => {
      const angle = (index / RING) * Math.PI * 2;
      return point(x + Math.sin(angle) * wide, y - Math.cos(angle) * tall);
    }),
    { start: point(1, 0), end: point(1, 0) },
  );

function drawLacing(pen: Pen, { paint }: Piece, strap: Strap): Mark[] {
  const gap = 0.5 / strap.half;
  const traceZigzag = (side: 1 | -1): Curve =>
    straight(
      on(strap, -side * gap, 0.1),
      on(strap, side * gap, 0.37),
      on(strap, -side * gap, 0.63),
      on(strap, side * gap, 0.9),
    );
  const { x, y } = on(strap, 0, 0.9);
  const ends = [-0.5, 0.5].map((side) =>
    smoothCurve([point(x + side, y), point(x + side * 0.6, y + 1.4), point(x + side, y + 3)]),
  );
  const cords = [traceZigzag(1), traceZigzag(-1), ...ends];
  return [
    pen.stroke(paint.colors.ink, 3.6, ...cords),
    pen.stroke(paint.twoColored ? paint.trim.base : paint.colors.light, 2, ...cords),
  ];
}

function drawLinks(pen: Pen, color: string, lines: readonly Curve[]): Mark[] {
  const rings = lines.flatMap((line) => {
    const end = placeEnd(line);
    const count = Math.round(LINKS * Math.hypot(end.x - line.from.x, end.y - line.from.y));
    return Array.from({ length: count }, (_, index) => {
      const { x, y } = placeAlong(line, (index + 0.5) / count);
      return index % 2 ? traceRing(x, y, 0.3, 0.1) : traceRing(x, y, 0.36, 0.28);
    });
  });
  return [pen.stroke(deriveLineColor(color), 4, ...rings), pen.stroke(color, 2.4, ...rings)];
}

function drawHungLinks(pen: Pen, { paint }: Piece, strap: Strap): Mark[] {
  const { x, y } = on(strap, 0.06, 0.5);
  const fall = smoothCurve([point(x, y), point(x + 0.15, y + 2), point(x + 0.05, y + 4)]);
  return [
    ...drawLinks(pen, paint.colors.base, [traceEdge(strap, 0.5), fall]),
    pen.button(point(x + 0.05, y + 4.5), 0.7),
  ];
}

/** Places along a belt, and shares of the longest fold there; negative ones rise. */
const GATHERS = readPairs(
  '-0.86,-0.7 -0.62,-1 -0.34,-0.6 0.2,-0.7 0.46,-1 0.7,-0.55 0.88,-0.8 -0.8,1 -0.5,0.6 -0.26,1.2 0.16,0.7 0.4,1.3 0.84,1',
);

function drawGathers({ clothes }: Wearer, strap: Strap, cloth: number): Mark[] {
  const outer = clothes.at(-1);
  const loose = cloth - strap.half;
  if (!outer || loose < 0.1) return [];
  const pen = createPen(outer);
  const long = Math.min(4, 1.6 + 1.4 * loose);
  const folds = GATHERS.map(([u, reach]) => {
    const [{ x, y }, way] = [on(strap, u, reach < 0 ? 0 : 1), reach * long];
    return smoothCurve([point(x, y), point(x * 1.03, y + way * 0.5), point(x * 1.03 + u * 1.4, y + way)]);
  });
  return [pen.leaf(0.4, folds)];
}
