import type { Occasion, OutfitSlot } from '@figura/contracts';
import { isMadeForNow, type DraftOutfit } from './composing';
import { LARGE_SLOTS } from './piece-facts';
import type { Candidate } from './vetoes/veto';

const EXPECTED: Readonly<Record<Occasion, number>> = {
  interview: 3.3,
  work: 2.8,
  everyday: 2.1,
  weekend: 1.8,
  travel: 1.8,
  evening: 3.3,
  celebration: 3.3,
  formal: 4.2,
  sport: 0.5,
};
const PER_STEP = 0.06;
const SUMMER_NIGHT = 0.5;
const PRINT = 0.05;
const PARTICULAR = 0.05;
const JEANS = 0.12;
/** Whatever the number of outfits asked for, so that one question has one first outfit. */
const LEADS = 3;
const DRESSED: ReadonlySet<Occasion> = new Set<Occasion>([
  'work',
  'interview',
  'evening',
  'celebration',
  'formal',
]);

export function putSafestFirst<Found extends { readonly draft: DraftOutfit }>(
  found: readonly Found[],
  mayLead: (each: Found) => boolean,
): Found[] {
  const safest = found
    .slice(0, LEADS)
    .filter(mayLead)
    .reduce<Found | null>(
      (best, each) => (best && rateSafety(best.draft) >= rateSafety(each.draft) ? best : each),
      null,
    );
  return safest ? [safest, ...found.filter((each) => each !== safest)] : [...found];
}

function rateSafety({ pieces, score, look, demand: { occasion, band, isEvening } }: DraftOutfit): number {
  const expected = EXPECTED[occasion] - (isEvening && band === 'warm' ? SUMMER_NIGHT : 0);
  const worn = Object.entries(pieces) as [OutfitSlot, Candidate][];
  const large = worn.filter(([slot]) => LARGE_SLOTS.has(slot)).map(([, candidate]) => candidate);
  const isParticular = (candidate: Candidate) =>
    candidate.piece.status === 'niche' && !isMadeForNow(candidate);
  return (
    score -
    PER_STEP * Math.abs(look.level - expected) -
    PRINT * large.filter(({ facts }) => facts.isPatterned).length -
    PARTICULAR * large.filter(isParticular).length -
    (DRESSED.has(occasion) && large.some(({ facts }) => facts.is('jeans')) ? JEANS : 0)
  );
}
