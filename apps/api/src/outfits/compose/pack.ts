import type { Occasion, Season } from '@figura/contracts';
import type { Candidate } from './candidate';
import { outfitOf, wholeOutfits, type Composition, type ComposedOutfit } from './compose';

/** What is packed for. Each day is dressed for every occasion. */
export interface PackQuestion {
  days: number;
  occasions: readonly Occasion[];
  season: Season | null;
  isLayered: boolean;
  /** Pieces at most. */
  max: number;
}

export interface Packed {
  pieces: Candidate[];
  days: { outfits: { occasion: Occasion; outfit: ComposedOutfit }[] }[];
  relaxed: Composition['relaxed'];
}

/** What a piece that is packed already gains over one that is not, so that pieces serve several occasions. */
const PACKED_BONUS = 0.6;
/** Pieces that are tried as the next one to pack. */
const TRIED = 60;

/**
 * Few pieces that dress every day for every occasion, none twice the same way while there is another: a whole outfit for
 * each occasion, then one piece after the other, always the one that makes most new outfits. Yields now and then.
 */
export function* pack(candidates: readonly Candidate[], question: PackQuestion): Generator<void, Packed> {
  const { days, occasions, isLayered, max } = question;
  const relaxed = new Set<Composition['relaxed'][number]>();
  const packed = new Map<string, Candidate>();
  const fitting = new Map<Occasion, readonly Candidate[]>();
  for (const occasion of occasions) {
    for (const { fits, gives } of waysOf(occasion, question.season)) {
      const own = candidates
        .filter(fits)
        .map((each) => (packed.has(each.key) ? { ...each, suits: each.suits + PACKED_BONUS } : each));
      const found = (yield* wholeOutfits(withoutAccessories(own), {
        anchors: new Set(),
        isLayered,
        seed: 0,
      }))[0];
      if (!found) continue;
      const added = found.pieces.filter(({ key }) => !packed.has(key));
      if (packed.size + added.length > max) break;
      for (const { key } of added)
        packed.set(
          key,
          candidates.find((each) => each.key === key)!,
        );
      for (const what of gives) relaxed.add(what);
      fitting.set(occasion, candidates.filter(fits));
      break;
    }
  }

  const isFor = new Map(
    [...fitting].map(([occasion, own]) => [occasion, new Set(own.map(({ key }) => key))]),
  );
  const dressed = (pieces: readonly Candidate[]) =>
    [...isFor.values()].reduce((sum, own) => sum + Math.min(days, basesOf(pieces, own).length), 0);
  while (packed.size < max) {
    const before = dressed([...packed.values()]);
    if (before === days * isFor.size) break;
    const tried = candidates
      .filter(
        ({ key, slot }) => !packed.has(key) && (slot === 'top' || slot === 'bottom' || slot === 'one-piece'),
      )
      .sort((a, b) => b.suits - a.suits || (a.key < b.key ? -1 : 1))
      .slice(0, TRIED);
    let best: { piece: Candidate; gain: number } | undefined;
    for (const piece of tried) {
      const gain = dressed([...packed.values(), piece]) - before;
      if (gain > (best?.gain ?? 0)) best = { piece, gain };
    }
    if (!best) break;
    packed.set(best.piece.key, best.piece);
    yield;
  }

  const plan = planOf([...packed.values()], isFor, question);
  const used = new Set(
    plan.flatMap(({ outfits }) => outfits.flatMap(({ outfit }) => outfit.pieces.map(({ key }) => key))),
  );
  return {
    pieces: [...packed.values()].filter(({ key }) => used.has(key)),
    days: plan,
    relaxed: [...relaxed],
  };
}

function waysOf(occasion: Occasion, season: Season | null) {
  const isFor = (each: Candidate) => each.occasion.includes(occasion);
  return [
    {
      gives: [] as const,
      fits: (each: Candidate) => isFor(each) && (season === null || each.season.includes(season)),
    },
    { gives: ['season'] as const, fits: isFor },
    { gives: ['season', 'occasion'] as const, fits: () => true },
  ];
}

function withoutAccessories(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ slot }) => slot !== 'accessory');
}

/** Dresses, and tops with bottoms, of the pieces that are for an occasion; the best first. */
function basesOf(pieces: readonly Candidate[], own: ReadonlySet<string>): ComposedOutfit[] {
  const of = (slot: Candidate['slot']) => pieces.filter((each) => each.slot === slot && own.has(each.key));
  const bottoms = of('bottom');
  return [
    ...of('one-piece').map((dress) => outfitOf([dress])),
    ...of('top').flatMap((top) => bottoms.map((bottom) => outfitOf([top, bottom]))),
  ].sort((a, b) => b.score - a.score);
}

/** What to wear when: each base in turn, with the shoes and the layer that go best with it. */
function planOf(
  pieces: readonly Candidate[],
  isFor: ReadonlyMap<Occasion, ReadonlySet<string>>,
  { days, isLayered }: PackQuestion,
): Packed['days'] {
  const bases = new Map([...isFor].map(([occasion, own]) => [occasion, basesOf(pieces, own)]));
  const finish = (outfit: ComposedOutfit, slot: Candidate['slot'], own: ReadonlySet<string>) =>
    pieces
      .filter((each) => each.slot === slot && own.has(each.key))
      .map((each) => outfitOf([...outfit.pieces, each]))
      .sort((a, b) => b.score - a.score)[0] ?? outfit;
  return Array.from({ length: days }, (_, day) => ({
    outfits: [...isFor].flatMap(([occasion, own]) => {
      const known = bases.get(occasion)!;
      const base = known[day % Math.max(1, known.length)];
      if (!base) return [];
      const shod = finish(base, 'shoes', own);
      return [{ occasion, outfit: isLayered ? finish(shod, 'layer', own) : shod }];
    }),
  }));
}
