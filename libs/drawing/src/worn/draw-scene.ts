import { point } from '../figure/curve';
import type { Body } from '../form/body';
import { drawLights } from '../garment/cut/light';
import { formatLength } from '../garment/cut/lengths';
import type { Sheet } from '../garment/cut/path';
import type { Dressed, Extra } from './dressed';
import type { ExtraLayers } from './extra';
import { computeWornLandmarks, type WornLandmarks } from './landmarks';
import { createLayering, type Layering } from './layering';
import { isCollarTurnedDown, isOverShirt } from './order';
import { drawPocketClip, drawPocketEdge } from './pocket';
import { buildPocketId, type Scene } from './scene';
import { createShadows, drawMarks, type Shadows } from './cast-shadows';
import { findSkinColors } from './skin';
import { createSleevedArms } from './sleeved-arms';
import { isInHand } from './stance-for';
import { drawBareLap, drawFlanks, drawLap, drawWheelchair } from './wheelchair';

type ExtraLayer = Exclude<keyof ExtraLayers, 'cinch' | 'followsHead'>;

export function drawScene(scene: Scene): { markup: string; landmarks: WornLandmarks } {
  const layering = createLayering(scene);
  const drawing = drawParts(scene, layering).join('');
  return { markup: wrapDrawing(scene, layering, drawing), landmarks: computeLandmarks(scene, layering) };
}

function drawParts(scene: Scene, layering: Layering): string[] {
  const { coats, extras, hem, inner, input, isSeated, on, outer, pocket, pose, who, worn } = scene;
  const shadows = createShadows(scene);
  const arms = createSleevedArms(scene, layering, shadows);
  const { drawClothes, drawCollar } = createTrunk(scene, layering, shadows);
  const writeStep = (layer: ExtraLayer): string[] =>
    extras.map((extra) => shadows.layMarks(extra.layers[layer] ?? [], chooseSheet(scene, layer, extra)));
  const capes = outer.filter((each) => !coats.includes(each));
  const firstOver = inner.findIndex(({ piece }) => isOverShirt(piece.input));
  const shirts = inner.slice(0, firstOver < 0 ? inner.length : firstOver);
  const isTurnedDown = ({ piece }: Dressed) => isCollarTurnedDown(piece);
  const drawInner = (each: Dressed): string =>
    drawClothes(each) + (isTurnedDown(each) ? '' : drawCollar(each));
  const drawOuter = (each: Dressed): string => drawClothes(each) + drawCollar(each);
  return [
    isSeated ? drawWheelchair(scene.body.landmarks, on.ground) : drawGround(scene.body, pose.side, on.body),
    ...extras.map((extra) => drawMarks(extra.layers.behind ?? [], chooseSheet(scene, 'behind', extra))),
    who.behind,
    ...worn
      .toReversed()
      .map((each) =>
        drawMarks(isCollarHidden(scene, each) ? [] : each.layers.behind, layering.getSheet(each)),
      ),
    ...(isSeated ? outer.map((each) => drawFlanks(each, on.ground, pose)) : []),
    who.body,
    isSeated ? drawBareLap(scene.body, hem, findSkinColors(input.appearance), who, on.ground, pose) : '',
    ...writeStep('onBody'),
    ...shirts.map(drawInner),
    ...writeStep('onShirt'),
    ...inner.slice(shirts.length).map(drawInner),
    ...writeStep('onClothes'),
    ...inner.filter(isTurnedDown).map(drawCollar),
    arms.under(),
    ...coats.map(drawOuter),
    ...writeStep('overClothes'),
    arms.over(),
    pocket ? drawPocketEdge(pocket, pose, layering.getSheet(pocket.dressed), who.thumb) : '',
    ...writeStep('onArms'),
    ...capes.map(drawOuter),
    ...writeStep('overSleeves'),
    arms.forearm(),
    shadows.layHead(),
    ...writeStep('head'),
  ];
}

function createTrunk(scene: Scene, { filterSeen, getSheet }: Layering, shadows: Shadows) {
  const { extras, isSeated, on, pose } = scene;
  const isBelted = extras.some(({ piece }) => piece.type.endsWith('belt'));
  return {
    drawClothes: (each: Dressed): string => {
      const sheet = getSheet(each);
      const main = filterSeen(each, each.layers.body, sheet);
      const belt = isBelted ? [] : filterSeen(each, each.layers.belt, sheet);
      const lap = isSeated ? drawLap(each, main, sheet, on.ground, pose) : '';
      return shadows.layMarks(main, sheet, belt) + lap;
    },
    drawCollar: (each: Dressed): string =>
      shadows.layMarks([], getSheet(each), isCollarHidden(scene, each) ? [] : each.layers.collar),
  };
}

const isCollarHidden = ({ isThroatClosed }: Scene, { piece }: Dressed): boolean =>
  isThroatClosed && piece.input.category === 'Tops' && !piece.collared;

function chooseSheet({ carrying, on }: Scene, layer: ExtraLayer, { category, layers, piece }: Extra): Sheet {
  if (layer === 'onArms' || (carrying && isInHand(piece.input))) return on.arms;
  if (layer === 'onBody' || category === 'Shoes') return on.legs;
  return layer === 'head' || layers.followsHead === true ? on.head : on.body;
}

function wrapDrawing(
  { extras, id, on, pocket, pose, worn }: Scene,
  { getSheet }: Layering,
  all: string,
): string {
  const pieces = [...worn, ...extras].map(({ piece }) => piece);
  const clip = pocket ? drawPocketClip(buildPocketId(id), pocket, pose, getSheet(pocket.dressed)) : '';
  const paints = pieces.map(({ paint }) => paint.defs).join('');
  const { unit } = on.body;
  const scaled = unit === 1 ? '' : ` transform="scale(${(1 / unit).toFixed(4).replace('0.', '.')})"`;
  const [drawing, weight] = shareWeight(all);
  return `<defs>${clip}${paints}${drawLights(pieces, drawing)}</defs><g${scaled}${weight} stroke-linecap="round" stroke-linejoin="round" fill="none">${drawing}</g>`;
}

function computeLandmarks({ body, extras, on, who, worn }: Scene, { getSheet }: Layering): WornLandmarks {
  const onHead = extras.flatMap(({ layers }) => layers.head ?? []).flatMap(({ reach }) => reach);
  return computeWornLandmarks(
    body,
    worn,
    [...who.hairReach, ...onHead],
    { trunk: on.body, arms: on.arms, legs: on.legs, ground: on.ground },
    getSheet,
  );
}

const WEIGHTED = / stroke-width="[\d.]+"/g;

/** The group that holds all lines says their commonest weight once. */
function shareWeight(drawing: string): [rest: string, weight: string] {
  const counts = new Map<string, number>();
  for (const [weight] of drawing.matchAll(WEIGHTED)) counts.set(weight, (counts.get(weight) ?? 0) + 1);
  const [usual] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0]);
  return [drawing.replaceAll(usual, ''), usual];
}

/** Two flat shadows of body inches, the darker one under the feet. */
function drawGround({ landmarks: l }: Body, side: 1 | -1, sheet: Sheet): string {
  const { x, y } = sheet.at(point(-side * 0.3, l.floorY - 0.1));
  const drawFlat = (wide: number, high: number, fill: string, opacity: number): string =>
    `<ellipse fill="${fill}" cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${formatLength(sheet, l.hips * wide)}" ry="${formatLength(sheet, high)}" opacity="${opacity}"/>`;
  return drawFlat(11.5, 6.5, '#a38a80', 0.6) + drawFlat(8.4, 3.6, '#140a10', 0.28);
}
