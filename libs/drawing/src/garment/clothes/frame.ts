import { LEVEL, RISE_LEVEL } from '../cut/body';
import { cutBodice, type Bodice } from '../cut/bodice';
import { BELLY, FRONT_RISE, computeFullness } from '../cut/figure-type';
import { COAT_HEM, LAP, computeLastButton } from '../cut/closures';
import { computeCrossing } from '../cut/collars';
import type { BodiceOptions, Shoulder } from '../cut/bodice-options';
import { LEG_LENGTH, LEG_LENGTHS, LEG_SHAPES, cutLegs } from '../cut/legs';
import { hasLapels, cutNeckline, type Neckline, type NecklineName } from '../cut/necklines';
import { createPen, type Pen } from '../cut/pen';
import { isCap } from '../cut/sleeve-kinds';
import { CHANNEL, HANG, addChannels, createSilhouette, type Silhouette } from '../cut/silhouettes';
import { cutSkirt } from '../cut/skirts';
import type { Skirt, SkirtName, SkirtOptions } from '../cut/skirt-kinds';
import { interpolate } from '../../figure/proportions';
import { isHanger } from '../../form/form';
import { createTable } from '../../form/table';
import { findDrape, findHungDrape } from '../paint/cloth';
import { keepResult } from '../../keep-result';
import type { Piece } from '../piece';
import { HIGH_LOW_BACK } from './back-panel';
import type { Design } from './design';
import { computeLegEases, computeSkirtEase } from './eases';
import { findHemShape } from './hem-shape';

export interface Frame {
  piece: Piece;
  pen: Pen;
  design: Design;
  neck: Neckline;
  body: Bodice;
  cutAway: number | undefined;
  lap: 1 | -1;
  low: number;
  /** A half tuck lifts the middle. */
  middle: number;
  at(level: number): number;
}

export function createFrame(piece: Piece, design: Design): Frame {
  const { has } = piece;
  const end = design.lower ? design.lower.seam : design.end;
  const low =
    has('waist', 'front-tuck') && piece.form.arm.crease !== undefined
      ? Math.min(end, findHalfTuck(piece) + PULLED)
      : end;
  const plain = createSilhouette(piece.form, {
    fit: design.fit,
    line: design.line,
    hem: low,
    over: (design.ease - 1) * 26,
    swing: findDrape(piece).swing * (isLongCoat(piece, low) || isLongAndFluid(piece, low) ? COAT_SWING : 1),
    ...(piece.tuckedAt === undefined ? {} : { tuckedAt: piece.tuckedAt }),
    ...(piece.bandAt === undefined ? {} : { bandAt: piece.bandAt }),
    ...(isDrawnIn(design, low) || isSeatedDress(piece, design)
      ? { belted: computeBeltLevel(design, low) }
      : {}),
  });
  const cutOut = has('specialFeatures', 'cutout');
  const round =
    piece.input.category === 'Outerwear' && !design.lower && low < LEVEL.hip + 8
      ? computeFullness(piece.form)
      : 0;
  const ribbed = ['rib', 'band'].includes(design.hem) && !design.lower;
  const rounded = round > 0 && !ribbed ? roundSides(piece, plain, low, round) : plain;
  const shape = ribbed
    ? drawInRib(piece, plain, low)
    : cutOut
      ? withCutouts(plain, low)
      : design.quilted
        ? addChannels(rounded)
        : rounded;
  const neck = cutFrontNeck(design);
  const cutAway = isFallingOpen(piece, design, low) ? FASTENED : findCutAway(design, neck, low);
  const lap = piece.form.body.landmarks.build > 0 ? -1 : 1;
  const halfTuck = measureHalfTuck(piece, low);
  const body = cutBodice({
    neckline: neck,
    shoulder: design.shoulder,
    silhouette: shape,
    // A waist seam sags a little, with the skirt below it.
    hem: design.lower ? low + 0.9 : low + ROUND.bow * round,
    lift: interpolate(
      isShowingTails(piece, design)
        ? TAILS[low > LEVEL.hip + 12 ? 'long' : 'usual']
        : low > LEVEL.hip + 12 && !piece.onLap && design.front !== 'open'
          ? Math.min(low > LEVEL.midCalf + 6 ? 5 : 3.6, 0.12 * shape.at(low))
          : 0.9 + ROUND.bow * round,
      low > LEVEL.hip + 12 ? -FRONT_RISE / 3 : -FRONT_RISE,
      design.hem === 'plain' && isOverBelly(piece, design, low) ? piece.form.body.landmarks.belly : 0,
    ),
    pads: has('specialFeatures', 'strong-shoulder-pads')
      ? 1
      : has('specialFeatures', 'light-shoulder-pads')
        ? 0.5
        : 0,
    easy: has('fit', 'easy-armhole'),
    isHung: isHanger(piece.form),
    isOverShirt: piece.type === 'sweater-vest' && !isHanger(piece.form),
    isCapped: isCap(design.sleeves, design.sleeveLength) && !isHanger(piece.form),
    wings: design.wings ?? 0,
    slant:
      findHemShape(piece) === 'asymmetric' && !design.lower
        ? Math.min(18, (low - LEVEL.underbust) * 0.34)
        : 0,
    briefs: design.hem === 'briefs',
    cups: design.hem === 'cups',
    pointed: piece.type === 'waistcoat',
    hasSheerSleeves: has('sleeves', 'sheer'),
    ...(isFallingInWaves(piece, design, low) ? { cone: findHungDrape(piece).cone } : {}),
    ...measureBesideArms(piece, design),
    ...halfTuck,
    ...(cutAway !== undefined && { cutAway, lap, parted: piece.onLap ? PARTED : 1 }),
    ...(cutOut ? { step: 1.6 } : design.quilted || design.shoulder === 'cape' ? { step: CHANNEL / 3 } : {}),
  });
  return {
    piece,
    pen: createPen(design.quilted ? removeQuilting(piece) : piece),
    design,
    neck,
    body,
    cutAway,
    lap,
    low,
    middle: halfTuck.halfTucked ?? low,
    at: shape.at,
  };
}

/** Centimeters that a hem's sides rise. */
const TAILS = { usual: 5.4, long: 2.4 } as const;

/** Inches a short coat's sides swell and come back; centimeters its hem bows. */
const ROUND = { out: 0.5, back: 1, bow: 2 } as const;

function roundSides({ form }: Piece, plain: Silhouette, low: number, round: number): Silhouette {
  const computeSwell = (level: number): number => {
    const down = Math.min(Math.max((level - LEVEL.underarm) / (low - LEVEL.underarm), 0), 1);
    return ROUND.out * Math.sin(Math.PI * down) - ROUND.back * down ** 4;
  };
  return {
    ...plain,
    at: (level) => plain.at(level) + form.onPattern(level, round * computeSwell(level)),
    knots: [low - 7, low - 3],
  };
}

/** Centimeters: beside an open front's edge. */
export const placeBesideFront = ({ piece, design, at }: Frame, x: number, wide: number): number =>
  design.front === 'open'
    ? Math.min(Math.max(x, computeGap(piece, 1) + 2.6 + wide / 2), at(LEVEL.highHip) - 1 - wide / 2)
    : x;

export const isOverBelly = ({ tuckedAt }: Piece, { lower, belt, front }: Design, low: number): boolean =>
  !lower && !belt && (tuckedAt ?? low - 2) > BELLY && (front !== 'open' || low <= LEVEL.hip + 12);

export const computeBeltLevel = ({ lower, waist }: Design, low: number): number =>
  lower?.seam ?? Math.min(waist, low - 4);

/** Above a waist seam a belt only covers the seam. */
export const isDrawnIn = (design: Design, low: number): boolean =>
  design.belt !== undefined && !design.lower && !design.cape && low > computeBeltLevel(design, low) + 6;

const isSeatedDress = ({ onLap, input }: Piece, { lower, fit, end }: Design): boolean =>
  !!onLap && input.category === 'One-Piece' && !lower && HANG[fit] < 1 && end > LEVEL.hip + 12;

const COAT_SWING = 2.4;

const isLongAndFluid = (piece: Piece, low: number): boolean =>
  low > LEVEL.midCalf + 6 && findDrape(piece).kind === 'fluid';

/** A man's coat falls straight. */
const isLongCoat = ({ form, input }: Piece, low: number): boolean =>
  input.category === 'Outerwear' && low > LEVEL.hip + 24 && form.body.landmarks.build === 0;

export const isFallingInWaves = (piece: Piece, { lower, line, quilted }: Design, low: number): boolean =>
  !lower &&
  !quilted &&
  (piece.form.body.landmarks.belly === 0 || isLongAndFluid(piece, low)) &&
  line !== 'tapered' &&
  low > LEVEL.hip + 12 &&
  (piece.onLap ||
    (isLongCoat(piece, low) || low > LEVEL.midCalf + 6
      ? findDrape(piece).kind !== 'stiff'
      : findDrape(piece).kind === 'fluid'));

/** Centimeters; times wider over a lap. */
const FASTENED = 50;
const PARTED = 2;

const isFallingOpen = ({ onLap, input }: Piece, { front, lower, cape }: Design, low: number): boolean =>
  !!onLap && input.category === 'Outerwear' && front !== 'open' && !lower && !cape && low > FASTENED + 9;

const isShowingTails = ({ has, tuckedAt }: Piece, { hem, lower }: Design): boolean =>
  hem === 'shirt-tail' && !lower && tuckedAt === undefined && !has('waist', 'front-tuck');

const SLEEVED: readonly Shoulder[] = ['set-in', 'dropped', 'dolman', 'raglan'];

function measureBesideArms(
  { form, bandAt = Infinity }: Piece,
  { shoulder, sleeveLength, sleeves }: Design,
): Pick<BodiceOptions, 'crease' | 'beside'> {
  const { crease } = form.arm;
  if (crease === undefined || shoulder === 'cape') return {};
  const { inner, half, parting, landmarks } = form.body;
  const computeReachBesideArm = (level: number): number => {
    const y = form.height(level);
    if (y > parting) return Infinity;
    const reach = y < landmarks.chestY ? half(y) : Math.max(half(y), inner.atHeight(y).x);
    return form.onPattern(level, reach + (level > bandAt ? 0.4 : 0.1));
  };
  const hasSleeve =
    SLEEVED.includes(shoulder) && sleeveLength !== 'sleeveless' && !isCap(sleeves, sleeveLength);
  return hasSleeve ? { beside: computeReachBesideArm, crease: (level) => form.onPattern(level, crease) } : {};
}

function measureHalfTuck(piece: Piece, low: number): { halfTucked?: number } {
  const level = findHalfTuck(piece);
  if (!piece.has('waist', 'front-tuck') || low <= level + 4) return {};
  return { halfTucked: piece.form.arm.crease === undefined ? Math.max(level, low - 3) : level };
}

const findHalfTuck = ({ bandAt = RISE_LEVEL['mid-rise'] }: Piece): number => bandAt + 1.2;
const PULLED = 11;

/** Half height and depth, centimeters. */
const CUTOUT = { half: 4.4, deep: 5.6 } as const;

function withCutouts(plain: Silhouette, low: number): Silhouette {
  const middle = Math.min(LEVEL.waist - 1, low - 2) - CUTOUT.half;
  const computeBite = (level: number): number =>
    CUTOUT.deep * Math.sqrt(Math.max(1 - ((level - middle) / CUTOUT.half) ** 2, 0));
  return { ...plain, at: (level) => plain.at(level) - computeBite(level) };
}

/** Cloth blouses over its rib. */
function drawInRib({ form }: Piece, plain: Silhouette, low: number): Silhouette {
  const draw = createTable([
    [LEVEL.bust, 0],
    [low - 15, 0.3],
    [low - 9, 0.36],
    [low - 6.4, 0.9],
    [low, 1],
  ]);
  const computeRib = (level: number): number =>
    isHanger(form) ? plain.at(low) * HUNG_RIB : form.onPattern(level, form.half(level) + RIB_EASE);
  return {
    ...plain,
    at: (level) => interpolate(plain.at(level), Math.min(computeRib(level), plain.at(level)), draw.at(level)),
    knots: [low - 12.4, low - 9.2, low - 6.2, low - 3],
  };
}

const RIB_EASE = 0.42;
const HUNG_RIB = 0.92;

/** Cut in quilted channels, it needs no quilted texture. */
function removeQuilting(piece: Piece): Piece {
  const surfaces = piece.paint.surfaces.filter((surface) => !surface.includes('-quilted'));
  return { ...piece, paint: { ...piece.paint, surfaces } };
}

/** An open front shows the nape only. */
function cutFrontNeck(design: Design): Neckline {
  const { neckline: name, front, shoulder } = design;
  if (hasLapels(name) && (computeLap(design) > 0 || isShortCoat(design))) {
    return cutNeckline(name, { lapped: computeCrossing(computeLapelDepth(design), computeLap(design)) });
  }
  if (front === 'open') return cutNeckline(OPEN_NECKS.includes(name) ? name : 'v-neck');
  return cutNeckline(name, {
    ...(isClosedHigh(design) && { lapped: design.open + 1.5 }),
    strapped: shoulder === 'thin-strap',
    widest: WIDEST[shoulder] ?? Infinity,
  });
}

const OPEN_NECKS: readonly NecklineName[] = ['boat', 'crew', 'wide-v', 'deep-v'];

/** Centimeters, so that over 4 cm of cloth stay beside a bare arm. */
export const WIDEST: Partial<Record<Shoulder, number>> = { 'bare-arm': 12.6, 'wide-strap': 10.8 };

export const computeFrontStart = (design: Design, neck: Neckline): number =>
  design.neckline === 'stand-collar' || design.neckline === 'mock-neck'
    ? 7.6
    : design.neckline === 'hooded'
      ? 12
      : design.neckline === 'shawl-collar' || hasLapels(design.neckline)
        ? computeLapelDepth(design) - 0.4
        : neck.depth;

function findCutAway(design: Design, neck: Neckline, to: number): number | undefined {
  const { front, lower, hem, neckline: name, buttons } = design;
  const from = computeFrontStart(design, neck);
  const isTailored =
    front === 'single' && !lower && hem === 'plain' && (hasLapels(name) || name === 'v-neck');
  return isTailored && !isShortCoat(design) && to < COAT_HEM && to > from + 16
    ? Math.min(computeLastButton({ from, to, buttons }) + 9, to - 6.5)
    : undefined;
}

export const computeLapelDepth = (design: Design): number =>
  Math.min(computeUsualLapelDepth(design), (design.lower?.seam ?? design.end) - 6);

const isShortCoat = ({ front, buttons, end }: Design): boolean =>
  front === 'single' && buttons > 2 && end < COAT_HEM;

const computeUsualLapelDepth = (design: Design): number => {
  const { front, neckline: name } = design;
  if (isShortCoat(design)) return 24;
  return front === 'open'
    ? 44
    : front === 'biker'
      ? 27
      : front === 'double'
        ? 37
        : name === 'shawl-collar'
          ? 33
          : 32.5 + 5 * HANG[design.fit];
};

/** Open over a round belly, lapels end above it. */
export const computeOpenDepth = ({ form }: Piece, design: Design): number =>
  computeLapelDepth(design) - 9 * form.body.landmarks.belly;

export const computeLap = ({ front }: Design): number =>
  front === 'double' ? LAP : front === 'biker' ? LAP - 1.4 : 0;

/** Centimeters from the axis to an open front's edge. */
export const computeGap = ({ form, parted = 0 }: Piece, down = 0): number =>
  4.6 + parted + (1.6 + 4.6 * down) * form.body.landmarks.belly;

const isClosedHigh = ({ neckline: name, open }: Design): boolean => name === 'open-shirt-collar' && open < 9;

export const cutLowerSkirt = keepResult(({ design, at, piece }: Frame) => {
  const { kind, seam } = design.lower as { kind: SkirtName | 'peplum'; seam: number };
  const hem = kind === 'peplum' ? seam + 15 : Math.max(design.end, seam + 18);
  const options: SkirtOptions = {
    drape: findHungDrape(piece),
    kind: kind === 'peplum' ? 'flared' : kind,
    top: seam,
    half: at(seam),
    hem,
    ease: computeSkirtEase(piece),
    hemShape: kind === 'peplum' ? 'level' : findHemShape(piece),
    ...(design.length === 'high-low' ? { back: HIGH_LOW_BACK } : {}),
  };
  return { cut: cutSkirt(piece.form, options), hem, options };
});

export const cutLowerLegs = keepResult(({ design, at, piece }: Frame) => {
  const { seam } = design.lower!;
  const short = design.length === 'mini';
  const shape = piece.first('leg', LEG_SHAPES, short ? 'wide' : 'straight');
  const hem = LEG_LENGTH[piece.first('leg', LEG_LENGTHS, short ? 'short-shorts' : 'full-length')];
  const gathered = piece.has('leg', 'gathered-ankle');
  return {
    cut: cutLegs(piece.form, { shape, top: seam, half: at(seam), hem, gathered, ...computeLegEases(piece) }),
    hem,
  };
});

/** Half width by level, and hem, of what hangs lowest; trousers count as the bodice. */
export function measureLower(frame: Frame): Pick<Skirt, 'at' | 'hem'> {
  const { lower } = frame.design;
  return lower && lower.kind !== 'legs' ? cutLowerSkirt(frame).cut : { at: frame.at, hem: frame.body.hem };
}
