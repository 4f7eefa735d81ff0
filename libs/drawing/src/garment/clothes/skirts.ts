import { HEM_LEVEL, LENGTHS, type Length } from '../cut/body';
import { traceFrontEdge } from '../cut/closures';
import { drawKnot } from '../cut/details';
import {
  mirrorSides,
  traceCorners,
  linkCurves,
  reverseCurve,
  moveCurve,
  point,
  smoothCurve,
  straight,
  traceThrough,
} from '../cut/path';
import type { Curve } from '../cut/path';
import { createPen, type Mark, type Pen } from '../cut/pen';
import { drawFlapPockets, drawPocketPair, traceSidePockets } from '../cut/pockets';
import { cutLegs } from '../cut/legs';
import { cutFrill } from '../cut/frill';
import { cutLining, cutSkirt } from '../cut/skirts';
import type { Skirt, SkirtName, SkirtOptions } from '../cut/skirt-kinds';
import { drawSideSlits, drawSlit } from '../cut/slits';
import { findHungDrape } from '../paint/cloth';
import type { Piece } from '../piece';
import { backPanel, HIGH_LOW_BACK } from './back-panel';
import { bendRows } from './belly';
import { computeSkirtEase } from './eases';
import { findHemShape } from './hem-shape';
import { layerBodyOnly, type Layers } from './layers';
import { drawSkirtAccents } from './skirt-accents';
import { drawFrontPleats, drawSideZip, traceFly } from './trouser-details';
import { drawSeat, hasBackFeature } from './seat';
import { drawWaistband, findWaist, type Waist } from './waist';

export interface SkirtRecipe {
  kind: SkirtName;
  length: Length;
  wrap?: boolean;
  band?: 'elastic';
  shorts?: boolean;
}

export function cutSkirtLayers(piece: Piece, recipe: SkirtRecipe): Layers {
  const { has, first } = piece;
  const pen = createPen(piece);
  const waist = findWaist(piece, recipe.band);
  const length = first('length', LENGTHS, recipe.length);
  const hem = Math.max(HEM_LEVEL[length], waist.seam + 28);
  const kind = findKind(piece, recipe.kind);
  const wrapped = recipe.wrap === true || has('style', 'wrap');
  const options: SkirtOptions = {
    drape: findHungDrape(piece),
    kind,
    top: waist.seam,
    half: waist.seamHalf,
    hem,
    ease: computeSkirtEase(piece),
    hemShape: findHemShape(piece),
    ...(length === 'high-low' ? { back: HIGH_LOW_BACK } : {}),
  };
  const cut = cutSkirt(piece.form, options);
  const inside = [
    ...bendRows(
      piece,
      pen.main,
      cut.at((waist.seam + hem) / 2),
      'r',
      has('line', 'front-placket') ? traceFrontEdge('placket', 1) : undefined,
    ),
    ...drawSkirtAccents(piece, pen, {
      at: cut.at,
      top: waist.seam,
      hem,
      border: moveCurve(cut.hem, 0, -11),
    }),
    ...drawSkirtFolds(pen, cut),
    pen.shadow(...(kind === 'pleated' ? tracePleatShades(cut.seams) : [])),
  ];
  return {
    ...layerBodyOnly(
      [
        ...(recipe.shorts ? [drawShortsBelow(piece, pen, waist, hem, cut.hem)] : []),
        ...backPanel(piece, pen, cut),
        ...drawLining(piece, pen, options),
        pen.panel(cut.outline, { inside }),
        ...drawConstruction(piece, pen, cut, waist, hem, kind),
        ...drawWaistband(pen, piece, waist, kind === 'straight' && !has('waist', 'side-zip')),
        ...(wrapped ? drawWrapping(pen, cut, waist, hem) : []),
        ...(has('waist', 'tie') && waist.band !== 'paperbag' && !wrapped
          ? drawKnot(pen, point(-1, waist.top + 2.4), 2.4, 20)
          : []),
      ],
      {
        waist: piece.form.place(point(0, waist.front)),
        hem: piece.form.place(point(0, hem)),
      },
    ),
    ...(hasBackFeature(piece) && {
      back: () => [
        pen.panel(cut.outline, { inside }),
        ...drawSeat(piece, pen, cut.at, waist),
        ...drawWaistband(pen, piece, waist, false),
      ],
    }),
  };
}

/** Inches. */
const SHORT_FOLD = 0.4;

export const drawSkirtFolds = (pen: Pen, { cones, folds, seams, hem }: Skirt): Mark[] => [
  pen.hang(cones.curves, cones.inches),
  pen.leaf(SHORT_FOLD, folds),
  pen.seam(...seams),
  pen.hemStitch(moveCurve(hem, 0, -2)),
];

export function drawLining(piece: Piece, pen: Pen, options: SkirtOptions): Mark[] {
  if (piece.paint.opacity === 1 || options.back !== undefined) return [];
  const { outline, hem } = cutLining(piece.form, options);
  return [pen.fill(pen.main.colors.base, 0.9, outline), pen.edge(hem)];
}

/** Centimeters below the skirt. */
const SHOWING = 3.6;

function drawShortsBelow(piece: Piece, pen: Pen, { seam, seamHalf }: Waist, hem: number, edge: Curve): Mark {
  const cut = cutLegs(piece.form, { shape: 'wide', top: seam, half: seamHalf, hem: hem + SHOWING });
  return pen.panel(cut.outline, {
    inside: [
      pen.shadow(linkCurves(edge, reverseCurve(moveCurve(edge, 0, 1.6)))),
      pen.seam(cut.rise),
      pen.hemStitch(...cut.hems.map((each) => moveCurve(each, 0, -1.4))),
    ],
  });
}

function findKind({ has }: Piece, kind: SkirtName): SkirtName {
  const styled = (['tiered', 'mermaid', 'pencil', 'bubble'] as const).find((style) => has('style', style));
  if (styled) return styled;
  if (has('style', 'bias-cut')) return 'bias';
  if (has('style', 'full-skirt')) return 'full';
  return has('style', 'a-line') ? 'a-line' : kind;
}

const tracePleatShades = (pleats: readonly Curve[]): Curve[] =>
  pleats.map((pleat) => {
    const end = pleat.cubics.at(-1)!.to;
    return linkCurves(pleat, straight(end, point(end.x + 2.2, end.y), pleat.from));
  });

const GATHERED_BANDS: readonly Waist['band'][] = ['panel', 'elastic', 'paperbag'];

function drawConstruction(
  piece: Piece,
  pen: Pen,
  cut: Skirt,
  waist: Waist,
  hem: number,
  kind: SkirtName,
): Mark[] {
  const { has } = piece;
  const marks: Mark[] = [];
  const { seam } = waist;
  const hasFeature = (value: string): boolean => has('specialFeatures', value);
  if (
    (kind === 'pencil' || kind === 'straight' || kind === 'a-line') &&
    !GATHERED_BANDS.includes(waist.band) &&
    !has('waist', 'flat-front')
  ) {
    marks.push(
      pen.seam(
        ...mirrorSides(
          traceCorners([waist.seamHalf * 0.5, seam + 0.9], [waist.seamHalf * 0.54, seam + 10.5]),
        ),
      ),
    );
  }
  if (has('line', 'front-placket')) {
    marks.push(
      pen.edge(straight(point(1.8, seam + 0.9), point(1.8, hem))),
      pen.stitch(straight(point(-1.8, seam + 0.9), point(-1.8, hem))),
    );
    for (let level = seam + 5; level < hem - 5; level += 9.5) marks.push(pen.button(point(0, level), 0.95));
  }
  if (has('waist', 'side-zip')) marks.push(drawSideZip(pen, cut.at, seam));
  if (has('waist', 'front-pleats')) marks.push(drawFrontPleats(pen, seam));
  if (hasFeature('hip-pleats'))
    marks.push(
      pen.seam(
        ...[10, 12.6, 15.2].flatMap((x) => mirrorSides(traceCorners([x, seam + 0.8], [x + 2, seam + 15]))),
      ),
    );
  if (has('waist', 'zip-fly')) marks.push(pen.stitch(traceFly(seam, seam + 15)));
  const isJeansLike = hasFeature('five-pocket');
  if (isJeansLike || ['pockets', 'side-pockets', 'in-seam-pockets'].some(hasFeature)) {
    const pockets = traceSidePockets(cut.at, seam + 0.6, isJeansLike);
    marks.push({ ...(isJeansLike ? pen.edge : pen.seam)(...pockets), mouth: pockets[0]! });
  }
  if (hasFeature('flap-pockets'))
    marks.push(...drawFlapPockets(pen, point(cut.at(seam + 8) * 0.56, seam + 8), 10.5));
  if (hasFeature('side-slits')) {
    marks.push(...drawSideSlits(pen, cut.hem, cut.at, hem - Math.min(20, (hem - seam) * 0.4)));
  }
  if (hasFeature('hip-pockets'))
    marks.push(...drawPocketPair(pen, point(cut.at(seam + 10) * 0.58, seam + 9), 11, 12));
  if (hasFeature('draped-front'))
    marks.push(
      pen.fold(
        ...[0, 5, 10, 15].map((down) =>
          traceThrough(
            [waist.seamHalf + 1, seam + 3 + down * 0.5],
            [3, seam + 12 + down],
            [-cut.at(seam + 18) + 2, seam + 15 + down * 1.5],
          ),
        ),
      ),
    );
  if (hasFeature('hem-slit')) {
    const x = kind === 'pencil' ? cut.at(hem) * 0.46 : cut.at(hem) * 0.5;
    const high = hem - Math.min(24, (hem - seam) * 0.36);
    marks.push(...drawSlit(pen, cut.hem, x, high));
  }
  if (hasFeature('hem-ruffle') && cut.behind === undefined) {
    const { outline, folds } = cutFrill(cut.at, hem - 11, hem + 2);
    marks.push(pen.panel(outline, { inside: [pen.fold(...folds)] }));
  }
  return marks;
}

function drawWrapping(pen: Pen, cut: Skirt, { top, seam, seamHalf }: Waist, hem: number): Mark[] {
  const edge = smoothCurve(
    [
      point(-seamHalf * 0.62, seam + 0.7),
      point(-cut.at(hem) * 0.34, (seam + hem) / 2 + 6),
      point(-cut.at(hem) * 0.08, hem + (cut.behind ? -4.2 : 0.8)),
    ],
    { start: point(0.04, 1) },
  );
  const shade = linkCurves(edge, reverseCurve(moveCurve(edge, -2.4, 0)));
  return [
    pen.shadow(shade),
    pen.edge(edge),
    ...drawKnot(pen, point(-seamHalf * 0.64, (top + seam) / 2 + 0.6), 2.6, 24),
  ];
}
