import { getHairOrDefault, NO_APPEARANCE } from '@figura/contracts';
import { point, type Point } from '../figure/curve';
import { BUILDS } from '../figure/proportions';
import type { Body } from '../form/body';
import { createForm } from '../form/form';
import { drawLights } from '../garment/cut/light';
import type { Mark } from '../garment/cut/pen';
import { formatLength } from '../garment/cut/lengths';
import type { Sheet } from '../garment/cut/path';
import { findCutter } from '../garment/cutters';
import { hash, type GarmentInput } from '../garment/piece';
import { escapeText } from '../xml-text';
import { isHat } from './accessories/head-under-hat';
import { drawInBehindArms } from './behind-arms';
import { createCinchedSheet } from './cinched-sheet';
import { dressPiece, createExtra, isClosedToThroat, isSleevedIn, type Dressed, type Extra } from './dressed';
import type { ExtraLayers, Wearer } from './extra';
import { describeFeet } from './feet';
import { fitHem } from './fit-hem';
import { createCoverTest, filterSeenMarks } from './hidden';
import { computeWornLandmarks, type WornLandmarks } from './landmarks';
import { isCollarTurnedDown, isOverShirt, sortByOrder, type WornGarment } from './order';
import { wearBase } from './base-layer';
import { createOutermostEdge } from './outermost';
import { clipBelow, createPerson, type Person } from './person';
import {
  isAround,
  measureBox,
  EVERYWHERE,
  listOutlines,
  SHADED,
  HUNG,
  drawShadow,
  type Outline,
} from './shadow';
import { withOwnIds } from './own-ids';
import { findSkinColors } from './skin';
import { getStanding } from './standing';
import { chooseLean, chooseMood } from './mood';
import { choosePose } from './worn-pose';
import { drawPocketClip, drawPocketEdge } from './pocket';
import { isInHand, chooseStance, computePersonSeed } from './stance-for';
import { drawInUnder } from './under-coat';
import type { CloseUp } from './view';
import { drapeOverBelly, wearBelted, wearAs, wearMensBoot } from './wear-as';
import { drawBareLap, drawFlanks, drawLap, drawWheelchair } from './wheelchair';
import type { WornInput } from './worn-input';
import { WORN_SHEET, createWornSheets } from './worn-sheet';
import { computeWornUnit } from './worn-unit';
import { chooseWrap } from './wrap';

export interface WornPicture {
  svg: string;
  /** Sheet units (`WORN_SHEET`). */
  landmarks: WornLandmarks;
}

/** Draws a dressed body as one SVG document. The same input gives the same text. */
export function drawWorn(input: WornInput): WornPicture {
  const { width, height } = WORN_SHEET;
  const { title, ...shown } = input;
  const { appearance, stance, expecting, seated } = shown;
  const person = input.person ?? computePersonSeed(input.measurements);
  const key = hash(JSON.stringify(shown));
  const id = `w${key.slice(-ID_LENGTH)}`;
  const base = wearBase(input.garments, appearance?.presentation).map(wearAs);
  const build = BUILDS[appearance?.presentation ?? NO_APPEARANCE.presentation];
  const own = build === 1 ? base.map(wearMensBoot) : base;
  const garments = expecting ? own.map(drapeOverBelly) : wearBelted(own, build > 0);
  const { markup, landmarks } = composeWorn(
    {
      ...input,
      garments,
      person,
      stance: seated ? 'seated' : (stance ?? chooseStance(garments, person)),
    },
    id,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${escapeText(title)}</title>`,
    markup,
    '</svg>',
  ].join('');
  return { svg, landmarks };
}

const ID_LENGTH = 5;

export function composeWorn(
  input: WornInput,
  id: string,
  { hair: ownHair, calm = false, arms = true, legs = true }: CloseUp = {},
): { markup: string; landmarks: WornLandmarks } {
  const { presentation = NO_APPEARANCE.presentation } = input.appearance ?? {};
  const { expecting = false } = input;
  const { body, barefoot } = getStanding(input.measurements, input.garments, {
    build: BUILDS[presentation],
    expecting,
  });
  const { small = false } = input;
  const unit = computeWornUnit(small);
  const clothes = input.garments.filter((garment) => findCutter(garment));
  const coat = clothes.some(({ category }) => category === 'Outerwear');
  const isSeated = input.stance === 'seated';
  const bare = createForm(body);
  const ordered = sortByOrder(clothes, bare);
  const dress = (each: WornGarment, index: number): Dressed =>
    dressPiece(each, body, index, {
      id,
      small,
      unit,
      quiet: calm || (coat && each.garment.category === 'Tops') || (isSeated && isFallingOnLap(each.garment)),
      ...(isSeated && { onLap: true }),
    });
  const dressed = ordered.map(dress);
  const isThroatClosed = dressed.some(isClosedToThroat);
  const isTied = input.garments.some(({ type }) => type === 'tie');
  const worn = dressed.map((each, index) => {
    const hemAt = fitHem(each, dressed);
    const collared = !each.outer && (isTied || (isThroatClosed && each.piece.has('neckline', 'roll-neck')));
    if (hemAt === undefined && !collared) return each;
    return dress({ ...ordered[index]!, ...(collared && { collared }), ...(hemAt && { hemAt }) }, index);
  });
  const { person = computePersonSeed(input.measurements) } = input;
  const { pose, pocket, carrying } = choosePose(input, body, worn, { isWhole: arms, person });
  const limbClip = pocket ? `${id}-pocket` : undefined;
  // The head turns away from the leg with the weight, as if no strap had changed it.
  const turned = ['left', 'even'].includes((!isSeated && input.stance) || chooseStance(clothes, person));
  const facing = turned ? 'right' : 'left';
  const { cut } = getHairOrDefault(input.appearance ?? NO_APPEARANCE);
  const sunk = BARE_NECKS.test(cut) ? SUNK * (1 - body.landmarks.build) : 0;
  const sheets = createWornSheets(body, pose, {
    small,
    unit,
    facing,
    sunk,
    lean: chooseLean(input.garments, person),
  });
  const onBody = sheets(bare).body;
  const onGround = isSeated ? sheets(bare, 'ground').body : onBody;
  const onHead = sheets(bare, 'head').body;
  const onArms = sheets(bare, 'arms').body;
  const onLegs = sheets(bare, 'feet').body;
  const feet = legs ? describeFeet(input.garments) : 'unseen';
  const wearer: Wearer = {
    body,
    barefoot,
    feet,
    isSeated,
    clothes: worn.map(({ piece }) => piece),
    half: createOutermostEdge(worn),
    innerHalf: createOutermostEdge(worn.filter((each) => !each.outer)),
    covered: cut === 'covering',
  };
  const extras = input.garments
    .filter((garment) => !clothes.includes(garment))
    .sort((a, b) => EXTRA_ORDER.indexOf(a.category) - EXTRA_ORDER.indexOf(b.category))
    .map((garment, index) => createExtra(garment, wearer, bare, { id: `${id}x${index}`, small, unit }));
  const hem = Math.max(
    ...worn.map(({ piece, layers, outer }) =>
      outer || piece.paint.opacity < 1 ? 0 : (layers.places.hem?.y ?? 0),
    ),
    0,
  );
  const who = createPerson(barefoot, {
    appearance: input.appearance,
    ownHair,
    hatted: input.garments.some(isHat),
    wrap: chooseWrap(worn),
    feet,
    sheet: onBody,
    onHead,
    isMirrored: turned,
    onArms,
    onForearm: sheets(bare, 'forearms').body,
    onLegs,
    limbs: arms ? [1, -1] : [],
    hem,
    trousered: findTrousered(worn),
    sleeved: worn.some((each) => isSleevedIn(each, body)),
    parting: findParting(body, worn),
    carrying,
    ...(limbClip && { limbClip }),
    pose,
    mood: chooseMood(input.garments, input.appearance),
    id,
  });
  const pieces = [...worn, ...extras].map(({ piece }) => piece);
  const drawPocket = (limbs: string): string =>
    limbClip ? `<g clip-path="url(#${limbClip})">${limbs}</g>` : limbs;
  let beneath: Outline[] = [{ name: who.outline, box: EVERYWHERE }];
  /** Marks that lie flat throw no shadow. */
  const drawLaid = (marks: readonly Mark[], on: Sheet, flat: readonly Mark[] = []): string => {
    const all = [...marks, ...flat];
    if (small) return drawMarked(all, on);
    const raised = listOutlines(marks, on);
    const shadow = drawShadow(raised.slice(0, SHADED), beneath, on, id);
    const laid = [...raised, ...listOutlines(flat, on)];
    beneath = [...beneath.filter((each) => !laid.some(({ box }) => isAround(box, each.box))), ...laid];
    return shadow + drawMarked(all, on);
  };
  const inner = worn.filter(({ outer }) => !outer);
  const outer = worn.filter((each) => each.outer && !each.layers.overArms);
  const capes = worn.filter((each) => each.outer && each.layers.overArms);
  const over = worn.filter((each) => each.outer);
  const coats = outer.map((each) => drawInBehindArms(each, body, pose));
  const drawInWithCoats = ({ x, y }: Point, within: number): Point => {
    const aside = Math.sign(x) * within;
    const drawn = coats.reduce((p, drawIn) => drawIn(p), point(x + aside, y));
    return point(drawn.x - aside, drawn.y);
  };
  const overShirts = worn.filter(({ piece }) => isOverShirt(piece.input));
  const under = new Map(
    worn.map((each) => {
      const covering = each.outer || outer.length > 0 || each.layers.legs ? outer : overShirts;
      const above = covering.filter((other) => worn.indexOf(other) > worn.indexOf(each));
      const drawIn = above[0] ? drawInUnder(above, each, body, pose) : drawInBehindArms(each, body, pose);
      return [each, (p: Point) => drawInWithCoats(drawIn(p), above.length > 0 ? WITHIN_COATS : 0)] as const;
    }),
  );
  const getPointMap = (each: Dressed) => under.get(each) ?? ((p: Point) => p);
  const isBelted = extras.some(({ piece }) => piece.type.endsWith('belt'));
  const pulled = createCinchedSheet(sheets, extras, getPointMap);
  const defs =
    (pocket ? drawPocketClip(`${id}-pocket`, pocket, pose, pulled(pocket.dressed)) : '') +
    pieces.map(({ paint }) => paint.defs).join('');
  const covered = createCoverTest(over);
  const drawSeen = (each: Dressed, marks: readonly Mark[], on: Sheet): readonly Mark[] =>
    each.outer || over.length === 0
      ? marks
      : filterSeenMarks(marks, each.piece.form, on, (p) => covered(getPointMap(each)(p)));
  const drawTrunk = (each: Dressed): string => {
    const on = pulled(each);
    const [main, belt] = [each.layers.body, isBelted ? [] : each.layers.belt].map((marks) =>
      drawSeen(each, marks, on),
    );
    const lap = isSeated ? drawLap(each, main!, on, onGround, pose) : '';
    return drawLaid(main!, on, belt) + lap;
  };
  const isCollarHidden = ({ piece }: Dressed): boolean =>
    isThroatClosed && piece.input.category === 'Tops' && !piece.collared;
  const drawCollar = (each: Dressed): string =>
    drawLaid([], pulled(each), isCollarHidden(each) ? [] : each.layers.collar);
  const chooseSheet = (layer: ExtraLayer, { category, piece, layers }: Extra): Sheet =>
    layer === 'onArms' || (carrying && isInHand(piece.input))
      ? onArms
      : isOnLegs(layer, category)
        ? onLegs
        : isOnHead(layer, layers)
          ? onHead
          : onBody;
  const writeStep = (layer: ExtraLayer): string[] =>
    extras.map((extra) => drawLaid(extra.layers[layer] ?? [], chooseSheet(layer, extra)));
  const drawHead = (): string => {
    if (small) return who.head;
    const hairs = who.hairOutlines.map((name) => ({ name, box: measureBox(who.hairReach, onHead) }));
    const shadow = drawShadow(hairs, beneath, onHead, id);
    beneath.push({ name: who.faceOutline, box: EVERYWHERE }, ...hairs);
    return shadow + who.head;
  };
  const drawHung = (own: readonly Outline[], limbs: string, isBare: boolean): string => {
    if (small) return limbs;
    // Above the armpit a bare arm is one with the shoulder.
    const clip = `${id}-${isBare ? 'hung' : 'free'}`;
    const lower = isBare ? clipBelow(clip, onBody.at(point(0, body.landmarks.armpitY + 1)).y) : '';
    const shadow = drawShadow(own, beneath, onArms, id, HUNG);
    beneath.push(...own);
    return (shadow && `${lower}<g clip-path="url(#${clip})">${shadow}</g>`) + limbs;
  };
  /** A sleeve under an equally long one would stand out beside it. */
  const isSleeveHidden = (each: Dressed): boolean =>
    worn
      .slice(worn.indexOf(each) + 1)
      .some(
        ({ layers: { places } }) =>
          (places.sleeve?.y ?? -Infinity) + PAST >= (each.layers.places.sleeve?.y ?? 0),
      );
  const drawSleeves = (each: readonly Dressed[], bare?: Person): string => {
    const laidOn = each
      .filter((one) => !isSleeveHidden(one))
      .map((one) => {
        const on = sheets(one.piece.form, 'arms');
        return { on, marks: drawSeen(one, one.layers.sleeves, on) };
      });
    const own = laidOn.flatMap(({ marks, on }) => listOutlines(marks, on));
    const arms = bare?.armOutlines.map((name) => ({ name, box: EVERYWHERE })) ?? [];
    return drawHung(
      [...arms, ...own],
      (bare?.arms ?? '') + laidOn.map(({ marks, on }) => drawMarked(marks, on)).join(''),
      own.length === 0,
    );
  };
  /** Past a coat's sleeves only: a wide sleeve would stand out. */
  const drawUnderSleeves = (limbs: string): string =>
    outer.some(({ layers }) => layers.places.sleeve) ? `<defs>${limbs}</defs>` : limbs;
  const drawAgain = (): string => {
    const sides = pose.hold === 'strap' ? [pose.side] : ([1, -1] as const);
    const ends = outer.flatMap(({ layers: { places } }) =>
      places.sleeve
        ? sides.map((side) => {
            const { y } = onArms.at(point(side * places.sleeve!.x, places.sleeve!.y));
            return y - CUFF[pose.chooseHand(side) === 'laid' ? 'laid' : 'hung'] * onArms.unit;
          })
        : [],
    );
    const arms = `<use href="#${id}-arms"/>`;
    if (ends.length === 0) return arms;
    return `${clipBelow(`${id}-past`, Math.min(...ends))}<g clip-path="url(#${id}-past)">${arms}</g>`;
  };
  const drawForearm = (): string => {
    const isReaching = (each: Dressed): boolean =>
      !each.layers.overArms && (each.layers.places.sleeve?.y ?? 0) > body.landmarks.elbowY + 1;
    const sleeved = (outer.some(isReaching) ? outer : worn).filter(isReaching);
    const marks = sleeved.map(({ piece, layers }) => {
      const on = sheets(piece.form, 'forearms');
      return layers.sleeves
        .filter(({ arm }) => arm === -pose.side)
        .map(({ markup }) => markup(on))
        .join('');
    });
    return who.forearm + withOwnIds(marks.join(''));
  };
  const firstOver = inner.findIndex(({ piece }) => isOverShirt(piece.input));
  const shirts = inner.slice(0, firstOver < 0 ? inner.length : firstOver);
  const drawClothed = (each: Dressed): string =>
    drawTrunk(each) + (isCollarTurnedDown(each.piece) ? '' : drawCollar(each));
  const parts = [
    isSeated ? drawWheelchair(body.landmarks, onGround) : drawGround(body, pose.side, onBody),
    ...extras.map((extra) => drawMarked(extra.layers.behind ?? [], chooseSheet('behind', extra))),
    who.behind,
    ...[...worn]
      .reverse()
      .map((each) => drawMarked(isCollarHidden(each) ? [] : each.layers.behind, pulled(each))),
    ...(isSeated ? over.map((each) => drawFlanks(each, onGround, pose)) : []),
    who.body,
    isSeated ? drawBareLap(body, hem, findSkinColors(input.appearance), who, onGround, pose) : '',
    ...writeStep('onBody'),
    ...shirts.map(drawClothed),
    ...writeStep('onShirt'),
    ...inner.slice(shirts.length).map(drawClothed),
    ...writeStep('onClothes'),
    ...inner.filter(({ piece }) => isCollarTurnedDown(piece)).map(drawCollar),
    ...(arms && outer.length > 0
      ? [drawUnderSleeves(`<g id="${id}-arms">${drawPocket(drawSleeves(inner, who))}</g>`)]
      : []),
    ...outer.map((each) => drawTrunk(each) + drawCollar(each)),
    ...writeStep('overClothes'),
    ...(arms
      ? [drawPocket((outer.length > 0 ? drawAgain() : drawSleeves(inner, who)) + drawSleeves(outer))]
      : []),
    pocket ? drawPocketEdge(pocket, pose, pulled(pocket.dressed), who.thumb) : '',
    ...writeStep('onArms'),
    ...capes.map((cape) => drawTrunk(cape) + drawCollar(cape)),
    ...writeStep('overSleeves'),
    ...(arms && pose.hold === 'strap' ? [drawForearm()] : []),
    drawHead(),
    ...writeStep('head'),
  ];
  const [drawing, weight] = shareWeight(parts.join(''));
  const scaled =
    onBody.unit === 1 ? '' : ` transform="scale(${(1 / onBody.unit).toFixed(4).replace('0.', '.')})"`;
  return {
    markup: `<defs>${defs}${drawLights(pieces, drawing)}</defs><g${scaled}${weight} stroke-linecap="round" stroke-linejoin="round" fill="none">${drawing}</g>`,
    landmarks: computeWornLandmarks(
      body,
      worn,
      [...who.hairReach, ...extras.flatMap(({ layers }) => layers.head ?? []).flatMap(({ reach }) => reach)],
      { trunk: onBody, arms: onArms, legs: onLegs, ground: onGround },
      pulled,
    ),
  };
}

/** The group that holds all lines says their commonest weight once. */
function shareWeight(drawing: string): [rest: string, weight: string] {
  const counts = new Map<string, number>();
  for (const [weight] of drawing.matchAll(WEIGHTED)) counts.set(weight, (counts.get(weight) ?? 0) + 1);
  const [usual] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0]);
  return [drawing.replaceAll(usual, ''), usual];
}

const WEIGHTED = / stroke-width="[\d.]+"/g;

function findTrousered(worn: readonly Dressed[]): readonly [number, number] | undefined {
  const trousers = worn.find(
    ({ piece, layers: { legs, places } }) => legs && places.hem && piece.paint.opacity === 1,
  );
  if (!trousers) return undefined;
  const { places } = trousers.layers;
  return [Math.max(places.waist?.y ?? 0, trousers.piece.form.body.landmarks.waistY), places.hem!.y - 0.5];
}

/** Inches. */
const WITHIN_COATS = 0.4;

/** Sheet units; the sleeve hides this part. */
const CUFF = { hung: 12, laid: 22 } as const;

/** Inches. */
const PAST = 0.06;

/** Inches; a bare neck looks longer. */
const SUNK = 0.45;
const BARE_NECKS = /^(pixie|side-part|cropped|buzz|swept-back|bun|bob|ponytail|braid|coils)$/;

type ExtraLayer = Exclude<keyof ExtraLayers, 'cinch' | 'followsHead'>;

const isOnLegs = (layer: ExtraLayer, category: string): boolean => layer === 'onBody' || category === 'Shoes';

const isOnHead = (layer: ExtraLayer, { followsHead }: ExtraLayers): boolean =>
  layer === 'head' || followsHead === true;

/** Hanging folds would stain the lap; jeans keep their stitches. */
const isFallingOnLap = ({ category, type }: GarmentInput): boolean =>
  category !== 'Tops' && !type.endsWith('jeans');

/** Hosiery lies under shoes, jewelry over scarves. */
const EXTRA_ORDER: readonly string[] = ['Accessories', 'Shoes', 'Jewelry'];

const drawMarked = (marks: readonly Mark[], sheet: Sheet): string =>
  marks.map(({ markup }) => markup(sheet)).join('');

function findParting(
  { landmarks: { armpitY }, arm: { tip }, parting }: Body,
  worn: readonly Dressed[],
): number {
  const end = Math.max(...worn.map(({ layers }) => layers.places.sleeve?.y ?? 0), 0);
  // Beneath a cap the arm begins within the cap.
  return end > tip.y + 1 ? Math.min(end > armpitY ? parting : armpitY, end - 1) : tip.y - 1;
}

/** Two flat shadows of body inches, the darker one under the feet. */
function drawGround({ landmarks: l }: Body, side: 1 | -1, sheet: Sheet): string {
  const { x, y } = sheet.at(point(-side * 0.3, l.floorY - 0.1));
  const drawFlat = (wide: number, high: number, fill: string, opacity: number): string =>
    `<ellipse fill="${fill}" cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${formatLength(sheet, l.hips * wide)}" ry="${formatLength(sheet, high)}" opacity="${opacity}"/>`;
  return drawFlat(11.5, 6.5, '#a38a80', 0.6) + drawFlat(8.4, 3.6, '#140a10', 0.28);
}
