import { getHairOrDefault, NO_APPEARANCE } from '@figura/contracts';
import { BUILDS } from '../figure/proportions';
import type { Body } from '../form/body';
import { createForm, type Form } from '../form/form';
import type { Sheet } from '../garment/cut/path';
import { findCutter } from '../garment/cutters';
import type { GarmentInput } from '../garment/piece';
import { isHat } from './accessories/head-under-hat';
import { dressBody } from './dress-body';
import { createExtra, isClosedToThroat, isSleevedIn, type Dressed, type Extra } from './dressed';
import type { Wearer } from './extra';
import { describeFeet } from './feet';
import { chooseLean, chooseMood } from './mood';
import { createOutermostEdge } from './outermost';
import { createPerson, type Person } from './person';
import type { Pocket } from './pocket';
import type { Pose } from './pose';
import { chooseStance, computePersonSeed } from './stance-for';
import { getStanding } from './standing';
import type { CloseUp } from './view';
import type { WornInput } from './worn-input';
import { choosePose } from './worn-pose';
import { createWornSheets, type WornSheets } from './worn-sheet';
import { computeWornUnit } from './worn-unit';
import { chooseWrap } from './wrap';

export interface Scene {
  readonly input: WornInput;
  readonly id: string;
  readonly small: boolean;
  readonly isSeated: boolean;
  readonly hasArms: boolean;
  readonly body: Body;
  readonly pose: Pose;
  readonly pocket: Pocket | undefined;
  readonly carrying: boolean;
  readonly worn: readonly Dressed[];
  readonly inner: readonly Dressed[];
  /** Coats and capes. */
  readonly outer: readonly Dressed[];
  readonly coats: readonly Dressed[];
  readonly extras: readonly Extra[];
  readonly isThroatClosed: boolean;
  /** Height down to which clothes hide the legs, in body inches. */
  readonly hem: number;
  readonly sheets: WornSheets;
  readonly on: Grounds;
  readonly who: Person;
}

interface Grounds {
  readonly body: Sheet;
  readonly ground: Sheet;
  readonly head: Sheet;
  readonly arms: Sheet;
  readonly forearms: Sheet;
  readonly legs: Sheet;
}

/** Inches; a bare neck looks longer. */
const SUNK = 0.45;
const BARE_NECKS = /^(pixie|side-part|cropped|buzz|swept-back|bun|bob|ponytail|braid|coils)$/;

/** Hosiery lies under shoes, jewelry over scarves. */
const EXTRA_ORDER: readonly string[] = ['Accessories', 'Shoes', 'Jewelry'];

export function createScene(
  input: WornInput,
  id: string,
  { hair: ownHair, calm = false, arms = true, legs = true }: CloseUp,
): Scene {
  const { appearance = NO_APPEARANCE, expecting = false, garments, measurements, small = false } = input;
  const { person = computePersonSeed(measurements) } = input;
  const isSeated = input.stance === 'seated';
  const unit = computeWornUnit(small);
  const build = BUILDS[appearance.presentation ?? NO_APPEARANCE.presentation];
  const { body, barefoot } = getStanding(measurements, garments, { build, expecting });
  const bare = createForm(body);
  const clothes = garments.filter((garment) => findCutter(garment));
  const worn = dressBody(clothes, bare, input, { id, small, unit, calm });
  const { pose, pocket, carrying } = choosePose(input, body, worn, { isWhole: arms, person });
  // The head turns away from the leg with the weight, as if no strap had changed it.
  const isMirrored = ['left', 'even'].includes((!isSeated && input.stance) || chooseStance(clothes, person));
  const { cut } = getHairOrDefault(appearance);
  const sheets = createWornSheets(body, pose, {
    small,
    unit,
    facing: isMirrored ? 'right' : 'left',
    sunk: BARE_NECKS.test(cut) ? SUNK * (1 - body.landmarks.build) : 0,
    lean: chooseLean(garments, person),
  });
  const on = createGrounds(sheets, bare, isSeated);
  const feet = legs ? describeFeet(garments) : 'unseen';
  const inner = worn.filter((each) => !each.outer);
  const wearer: Wearer = {
    ...{ body, barefoot, feet, isSeated },
    clothes: worn.map(({ piece }) => piece),
    half: createOutermostEdge(worn),
    innerHalf: createOutermostEdge(inner),
    covered: cut === 'covering',
  };
  const others = garments.filter((garment) => !clothes.includes(garment));
  const extras = createExtras(others, wearer, bare, { id, small, unit });
  const hem = findOpaqueHem(worn);
  const who = createPerson(barefoot, {
    appearance: input.appearance,
    ownHair,
    hatted: garments.some(isHat),
    wrap: chooseWrap(worn),
    feet,
    sheet: on.body,
    onHead: on.head,
    isMirrored,
    onArms: on.arms,
    onForearm: on.forearms,
    onLegs: on.legs,
    limbs: arms ? [1, -1] : [],
    hem,
    trousered: findTrousered(worn),
    sleeved: worn.some((each) => isSleevedIn(each, body)),
    parting: findParting(body, worn),
    carrying,
    ...(pocket && { limbClip: buildPocketId(id) }),
    pose,
    mood: chooseMood(garments, input.appearance),
    id,
  });
  const outer = worn.filter((each) => each.outer);
  return {
    ...{ input, id, small, isSeated, hasArms: arms, body, pose, pocket, carrying },
    ...{ worn, inner, outer, extras, hem, sheets, on, who },
    coats: outer.filter(({ layers }) => !layers.overArms),
    isThroatClosed: worn.some(isClosedToThroat),
  };
}

export const buildPocketId = (id: string): string => `${id}-pocket`;

function createGrounds(sheets: WornSheets, bare: Form, isSeated: boolean): Grounds {
  const onBody = sheets(bare).body;
  return {
    body: onBody,
    ground: isSeated ? sheets(bare, 'ground').body : onBody,
    head: sheets(bare, 'head').body,
    arms: sheets(bare, 'arms').body,
    forearms: sheets(bare, 'forearms').body,
    legs: sheets(bare, 'feet').body,
  };
}

function createExtras(
  garments: readonly GarmentInput[],
  wearer: Wearer,
  bare: Form,
  { id, ...drawing }: { id: string; small: boolean; unit: number },
): Extra[] {
  return garments
    .toSorted((a, b) => EXTRA_ORDER.indexOf(a.category) - EXTRA_ORDER.indexOf(b.category))
    .map((garment, index) => createExtra(garment, wearer, bare, { id: `${id}x${index}`, ...drawing }));
}

function findOpaqueHem(worn: readonly Dressed[]): number {
  const hems = worn.map(({ piece, layers, outer }) =>
    outer || piece.paint.opacity < 1 ? 0 : (layers.places.hem?.y ?? 0),
  );
  return Math.max(...hems, 0);
}

function findTrousered(worn: readonly Dressed[]): readonly [number, number] | undefined {
  const trousers = worn.find(
    ({ piece, layers: { legs, places } }) => legs && places.hem && piece.paint.opacity === 1,
  );
  if (!trousers) return undefined;
  const { places } = trousers.layers;
  return [Math.max(places.waist?.y ?? 0, trousers.piece.form.body.landmarks.waistY), places.hem!.y - 0.5];
}

function findParting(
  { landmarks: { armpitY }, arm: { tip }, parting }: Body,
  worn: readonly Dressed[],
): number {
  const end = Math.max(...worn.map(({ layers }) => layers.places.sleeve?.y ?? 0), 0);
  // Beneath a cap the arm begins within the cap.
  return end > tip.y + 1 ? Math.min(end > armpitY ? parting : armpitY, end - 1) : tip.y - 1;
}
