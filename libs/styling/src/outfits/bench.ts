import { lookOf } from './look';
import type { OutfitQuestion, Demand } from './question';
import { judgedOf, pairScore, type JudgedPiece } from './pairs';
import { pieceKey, type OutfitPiece } from './piece';
import { OUTFIT_RULES } from './rules';
import type { Steps } from '../steps';

/** Indexes of pieces that are worn together. */
export type Combination = readonly number[];

/** Pieces on the bench: how each suits and how any two go together, worked out once. */
export interface Bench {
  readonly pieces: readonly OutfitPiece[];
  readonly judged: readonly JudgedPiece[];
  /** How each suits the question, 0 to 1. */
  readonly suits: Float64Array;
  /** What the seed adds to each. */
  readonly whims: Float64Array;
  readonly demand: Demand;
  readonly pair: (one: number, other: number) => number;
}

/** A step of work, in pieces that are looked at for the first time. */
const LOOKED_AT = 50;

/** Looks at pieces, which takes most of the time of a bench, so that {@link benchOf} finds it done. */
export function* looking(pieces: readonly OutfitPiece[]): Steps<void> {
  for (const [index, piece] of pieces.entries()) {
    lookOf(piece);
    if (index % LOOKED_AT === LOOKED_AT - 1) yield;
  }
}

/** @param isOccasionOpen whether pieces for other occasions are taken, at a cost */
export function benchOf(
  pieces: readonly OutfitPiece[],
  question: Pick<OutfitQuestion, 'occasion' | 'seed'>,
  demand: Demand,
  isOccasionOpen: boolean,
): Bench {
  const judged = pieces.map(judgedOf);
  const size = pieces.length;
  // A row for each piece that is ever judged with a later one: of many pieces few are.
  const pairs: Float64Array[] = [];
  return {
    pieces,
    judged,
    demand,
    suits: suitsOf({ pieces, judged, demand }, question, isOccasionOpen),
    whims: Float64Array.from(pieces, (piece) =>
      question.seed ? OUTFIT_RULES.shuffle * chance(`${question.seed} ${pieceKey(piece)}`) : 0,
    ),
    pair: (one, other) => {
      const second = Math.max(one, other);
      const row = (pairs[Math.min(one, other)] ??= new Float64Array(size).fill(-1));
      if (row[second]! < 0) row[second] = pairScore(judged[one]!, judged[other]!);
      return row[second]!;
    },
  };
}

/** The same pieces where those for other occasions are taken too, at a cost; what is known of any two stays known. */
export function withOccasionOpen(bench: Bench, question: Pick<OutfitQuestion, 'occasion'>): Bench {
  return { ...bench, suits: suitsOf(bench, question, true) };
}

function suitsOf(
  { pieces, judged, demand }: Pick<Bench, 'pieces' | 'judged' | 'demand'>,
  { occasion }: Pick<OutfitQuestion, 'occasion'>,
  isOccasionOpen: boolean,
): Float64Array {
  return Float64Array.from(pieces, (piece, index) => {
    const off = isOccasionOpen && !piece.wearing.occasion.includes(occasion);
    const steps = Math.abs(piece.wearing.formality - OUTFIT_RULES.occasions[occasion]);
    const cost = off ? OUTFIT_RULES.offOccasion * Math.max(1, steps) : 0;
    const suits = (piece.score + 1) / 2;
    const isOffSeason = demand.seasons && !piece.wearing.season.some((one) => demand.seasons!.includes(one));
    const season = isOffSeason ? OUTFIT_RULES.offSeason : 0;
    const own = piece.source === 'wardrobe' ? OUTFIT_RULES.own * (1 - suits) : 0;
    return bounded(suits + own + weatherOf(judged[index]!, demand) - cost - season);
  });
}

/** What is added up over the pieces of an outfit to judge it; pieces are added part by part. */
export class Sums {
  suit = 0;
  areas = 0;
  together = 0;
  weights = 0;
  clo = 0;
  whims = 0;
  count = 0;
}

/** Adds pieces, and how they go together with one another. */
export function addPieces(sums: Sums, { pieces, suits, whims, pair }: Bench, part: Combination): void {
  const { area } = OUTFIT_RULES;
  for (let at = 0; at < part.length; at++) {
    const one = part[at]!;
    const size = area[pieces[one]!.slot];
    sums.suit += size * suits[one]!;
    sums.areas += size;
    sums.clo += warmthOf(pieces[one]!);
    sums.whims += whims[one]!;
    for (let next = at + 1; next < part.length; next++) {
      const other = part[next]!;
      const weight = Math.min(size, area[pieces[other]!.slot]);
      sums.together += weight * pair(one, other);
      sums.weights += weight;
    }
  }
  sums.count += part.length;
}

/** Adds how each piece of one part goes together with each of another. */
export function addBetween(sums: Sums, { pieces, pair }: Bench, part: Combination, other: Combination): void {
  const { area } = OUTFIT_RULES;
  for (const one of part) {
    for (const second of other) {
      const weight = Math.min(area[pieces[one]!.slot], area[pieces[second]!.slot]);
      sums.together += weight * pair(one, second);
      sums.weights += weight;
    }
  }
}

/** What an outfit is worth of which these are the sums, 0 to 1. */
export function worthOf(
  { clo: needed }: Demand,
  suit: number,
  areas: number,
  together: number,
  weights: number,
  clo: number,
): number {
  const { share, warmth } = OUTFIT_RULES;
  const off = needed === null ? 0 : Math.max(0, Math.abs(warmth.beneath + clo - needed) - warmth.tolerance);
  const cost = Math.min(warmth.most, off * warmth.perClo);
  const harmony = weights === 0 ? 0.5 : together / weights;
  return bounded(share.suits * (suit / areas) + share.together * harmony - cost);
}

/** What an outfit is worth, 0 to 1: how its pieces suit, how they go together, and whether they are warm enough. */
export function scoreOf(bench: Bench, combination: Combination): number {
  const sums = new Sums();
  addPieces(sums, bench, combination);
  return worthOf(bench.demand, sums.suit, sums.areas, sums.together, sums.weights, sums.clo);
}

/** What a piece adds to the warmth of an outfit, in clo: accessories cover little and are taken off, so that they add none. */
export function warmthOf({ slot, wearing }: OutfitPiece): number {
  return slot === 'accessory' ? 0 : wearing.warmth;
}

function weatherOf({ look: { traits } }: JudgedPiece, { weather }: Demand): number {
  const sum = (amounts: readonly (readonly [trait: string, amount: number])[]) =>
    amounts.reduce((total, [trait, amount]) => (traits.has(trait) ? total + amount : total), 0);
  if (!weather) return 0;
  const isHot = weather.celsius >= OUTFIT_RULES.hotFrom;
  return (weather.rain ? sum(RAIN) : 0) + (weather.wind ? sum(WIND) : 0) + (isHot ? sum(HEAT) : 0);
}

const RAIN = Object.entries<number>(OUTFIT_RULES.weather.rain);
const WIND = Object.entries<number>(OUTFIT_RULES.weather.wind);
const HEAT = Object.entries<number>(OUTFIT_RULES.weather.heat);

function bounded(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** A number from 0 to 1 that a text stands for, the same on every machine: FNV-1a, mixed once more. */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0xffffffff;
}
