import { LEVEL } from '../cut/body';
import { isHanger } from '../../form/form';
import { readPairs } from '../../figure/pairs';
import { INCH } from '../../figure/proportions';
import { moveCurve, point, smoothCurve, type Curve } from '../cut/path';
import type { Mark } from '../cut/pen';
import { describeBust } from '../cut/light';
import { placeCones } from '../cut/skirt-folds';
import { HANG } from '../cut/silhouettes';
import { findDrape } from '../paint/cloth';
import { hash } from '../piece';
import { drawFullness } from './belly';
import type { Design } from './design';
import { computeBeltLevel, isDrawnIn, isFallingInWaves, type Frame } from './frame';

/** Hang from which cloth falls free of the bust. */
const LOOSE = 0.5;

/** Shares of a fold's usual length. */
const VARIED = [0.6, 0.85, 1.1, 1.4] as const;

const BANDED: readonly Design['hem'][] = ['rib', 'elastic', 'band'];

/** Centimeters. */
const RIB = 6.6;

/** Shares of the bust's width, and centimeters below it. */
const BOSOM = '0.94,1 0.76,4.4 0.46,5.4 0.1,3.2 -0.24,4.6 -0.52,5 -0.74,2.8 -0.6,9 0.1,12 0.84,9';

/** Drags from shoulder and underarm, by cloth. */
const HUNG = {
  fluid: ['0.66,8 0.52,19 0.55,33', '-0.94,17 -0.8,25 -0.56,31'],
  crisp: ['0.97,20 0.84,23.6 0.66,25', '-0.97,21 -0.88,25 -0.76,28.5'],
  soft: ['-0.94,16.5 -0.86,24.5 -0.7,30.5'],
} as const;

/** Drags toward shoulder, underarm and waist. */
const PULLED = {
  mens: ['0.99,23.5 0.9,19.5 0.84,13.5', '-0.99,24 -0.92,20.5 -0.88,15.5', '0.94,24 0.82,30 0.62,37'],
  womens: ['0.97,23.3 0.75,24.3 0.45,25', '-0.97,23.5 -0.78,24.7 -0.55,25.4'],
  coat: [
    '0.97,23 0.86,30.5 0.52,38.6',
    '-0.99,39.5 -0.7,40 -0.3,44.5',
    '-0.9,24 -0.84,31 -0.7,36',
    '0.06,42 0.3,39 0.66,31.5',
  ],
  both: ['0.99,41.6 0.76,39.2 0.46,39.6', '-0.99,38 -0.8,39.8 -0.56,39.4', '-0.99,44.4 -0.74,42 -0.4,42.6'],
} as const;

/** Folds are never symmetric. */
export function drawBodiceDrape({ pen, design, low, at, piece }: Frame): Mark[] {
  if (design.cape || low < LEVEL.waist - 8) return [];
  const isBanded = BANDED.includes(design.hem);
  const loose = HANG[design.fit] >= LOOSE && !isBanded;
  const { bust } = LEVEL;
  const traceLeaf = (...stops: (readonly [share: number, level: number])[]): Curve =>
    smoothCurve(stops.map(([share, level]) => point(share * at(level), level)));
  const tracePlane = (...stops: (readonly [share: number, down: number])[]): Curve => {
    const [side, ...rest] = stops.map(([share, down]) => point(share * at(bust), bust + down));
    return smoothCurve([side!, ...rest, side!]);
  };
  const drape = findDrape(piece);
  const variant = parseInt(hash(design.fit + design.neckline + piece.paint.cloth), 36) % VARIED.length;
  const varied = VARIED[variant]!;
  const stands = drape.kind === 'stiff' || piece.input.category === 'Outerwear';
  const { build, belly } = piece.form.body.landmarks;
  const foot = low > LEVEL.hip + 10 ? LEVEL.hip + 6 : low + 0.6;
  const falls = [
    traceLeaf([0.6, foot], [0.64, (foot + bust) / 2 + 3], [0.56, bust + 13 - 8 * varied]),
    traceLeaf([-0.46, foot - 1], [-0.54, (foot + bust) / 2 + 5], [-0.5, bust + 8 * varied]),
  ];
  // Open folds end at a hem only.
  const drawFalls = (curves: readonly Curve[], inches: number): Mark =>
    low > foot ? pen.leaf(0.9, curves) : pen.hang(curves, inches);
  const isGlossy = drape.sheen === 'bands';
  const drawPulls = (pulls: readonly Curve[]): Mark[] => [
    pen.leaf(stands || drape.streak ? 0.8 : 0.5, pulls),
    pen.leaf(0.7, stands || isGlossy ? pulls.map((pull) => moveCurve(pull, 0, 1.3)) : [], 'lit'),
  ];
  const isHeld = isBanded || piece.tuckedAt !== undefined || piece.has('waist', 'tucked');
  const from = isBanded ? low - RIB : low;
  const held = readPairs('-0.66,4.8 0.1,3.6 0.58,5.6').map(([share, up]) =>
    traceLeaf([share, from], [share * 0.98, from - up * 0.5], [share * 0.86, from - up]),
  );
  const shade = drape.shade * (loose || design.ease > 1.1 ? 0.7 : 1);
  const flank = pen.fill(
    pen.main.colors.deep,
    (piece.paint.printed ? 0.8 : 0.5) * shade,
    tracePlane([1.06, 2], [0.86, 6.4], [0.8, 11], [0.88, 15], [1.06, 18]),
  );
  const isHidden = build > 0 || stands || design.ease > 1.1 || (HANG[design.fit] === 1 && !isBanded);
  const under = pen.fill(
    `url(#${describeBust(piece.id)})`,
    Math.min((piece.paint.printed || piece.small ? 1.3 : 1.1) * shade, 1),
    tracePlane(...readPairs(BOSOM)),
  );
  const hollow = pen.fill(
    pen.main.colors.deep,
    0.55 * drape.shade,
    ...[1.04, -1.04].map((share) =>
      traceLeaf(
        [share, LEVEL.underbust],
        [share * 0.84, LEVEL.waist - 3],
        [share * 0.76, LEVEL.waist + 2],
        [share * 0.9, LEVEL.waist + 9],
        [share, LEVEL.hip],
        [share, LEVEL.underbust],
      ),
    ),
  );
  const sits = piece.onLap && piece.input.category === 'One-Piece' && !design.lower;
  const bosom = [
    ...(belly > 0 ? [] : drawFullness(pen, piece, at)),
    ...(isHidden ? [] : [flank, under]),
    ...(sits ? [hollow] : []),
  ];
  if (design.fit === 'second-skin' || design.quilted) return isHanger(piece.form) ? [] : bosom;
  if (isHanger(piece.form)) {
    const hand = drape.kind === 'fluid' ? 'fluid' : drape.crease === 1 ? 'crisp' : 'soft';
    const side = variant % 2 > 0 ? 1 : -1;
    const hung = (stands ? PULLED.coat.slice(0, 3) : HUNG[hand]).map((text) =>
      traceLeaf(
        ...readPairs(text).map(([share, level]) => [share * side, Math.min(level, low - 1)] as const),
      ),
    );
    const open = hand === 'fluid' && !isBanded ? falls.slice(variant / 2) : [];
    return [
      drawFalls(open, 1.2 * varied),
      ...drawPulls(hung),
      pen.streak(...(stands ? [] : hung.map((curve) => moveCurve(curve, -1.6, 0)))),
    ];
  }
  if (belly > 0)
    return [
      ...bosom,
      pen.leaf(0.5, [
        traceLeaf([0.76, bust + 1], [0.6, bust + 6], [0.34, bust + 11]),
        traceLeaf([-0.78, bust + 2], [-0.64, bust + 6], [-0.42, bust + 10]),
      ]),
    ];
  const own = stands ? PULLED.coat : [...PULLED[build > 0 ? 'mens' : 'womens'], ...PULLED.both];
  return [
    ...bosom,
    ...drawPulls(own.map((text) => traceLeaf(...readPairs(text)))),
    ...(loose && !stands && build === 0 ? [drawFalls(falls, 1.6)] : []),
    pen.streak(
      ...(isGlossy
        ? [
            traceLeaf([-0.61, bust - 9], [-0.58, bust - 4], [-0.55, bust + 0.6]),
            traceLeaf([0.31, bust + 6], [0.32, bust + 10], [0.34, Math.min(low, bust + 14.4)]),
          ]
        : []),
    ),
    pen.leaf((isBanded ? 0.6 : 0.36) * Math.max(1, 0.9 / drape.crease), isHeld && !stands ? held : []),
  ];
}

const traceFold = (at: Frame['at'], share: number, ...stops: (readonly [number, number])[]): Curve =>
  smoothCurve(stops.map(([level, drift]) => point(share * drift * at(level), level)));

export function drawHemDrape({ pen, design, low, at, piece }: Frame): Mark[] {
  const { kind } = findDrape(piece);
  const long = low - LEVEL.hip;
  if (design.lower || design.line === 'tapered' || design.quilted || long < 12 || kind === 'stiff') return [];
  const waves = isFallingInWaves(piece, design, low);
  const shares = waves ? placeCones('flared') : [-0.62, 0.1, 0.66];
  const folds = shares.map((share, index) => {
    const up = long * ([0.9, 0.68, 1.05][index % 3] ?? 0.8);
    return traceFold(at, share, [low + 1, 1], [low - up * 0.5, 0.97], [low - up, 0.93]);
  });
  return [pen.hang(folds, (waves ? (1.15 * at(low)) / shares.length : 4.4) / INCH)];
}

export function drawBeltFolds({ pen, design, low, at }: Frame): Mark[] {
  if (!isDrawnIn(design, low)) return [];
  const waist = computeBeltLevel(design, low);
  const folds = [-0.82, -0.52, -0.2, 0.24, 0.54, 0.84].flatMap((share, index) => {
    const long = index % 2 === 0 ? 1 : 0.7;
    const [over, under] = [waist - 1.4, waist + 2];
    const down = Math.min(15 * long, low - under - 1);
    return [
      traceFold(at, share, [over, 1], [over - 3.4 * long, 1.01], [over - 7 * long, 0.98]),
      traceFold(at, share, [under, 1], [under + 0.4 * down, 1.01], [under + down, 0.99]),
    ];
  });
  return [pen.fold(...folds)];
}
