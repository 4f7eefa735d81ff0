import { isOwned, type OutfitSlot, type Season } from '@figura/contracts';
import { composeOutfits, recallOutfit, type ComposedOutfit } from '@figura/styling';
import { createCatalogTask } from '../../catalog/catalog-task';
import type { LoadedCatalog } from '../../catalog/loaded-catalog';
import { findCandidates, type Candidates } from '../compose/candidates';
import type { OutfitMaterial } from '../compose/outfit-material';
import { composeFromOwn } from '../compose/own-first';
import { showOutfit } from '../compose/shown-outfit';
import type { PieceRef } from '../kept/outfit.schema';
import { nameDiscreetly } from '../pieces/name-discreetly';
import { getKey, storePiece } from '../pieces/piece-keys';
import type { SuggestedOutfit } from '../suggestions/suggestions.dto';

interface ChosenOutfit {
  readonly pieces: PieceRef[];
  readonly lookId: string | null;
  readonly score: number;
}

interface WeeklyInput {
  readonly material: OutfitMaterial;
  readonly body: OutfitMaterial['body'];
  readonly season: Season;
  readonly last: ChosenOutfit | null;
  readonly isOfThisWeek: boolean;
  readonly isSentAway: boolean;
}

interface WeeklyOutput {
  readonly outfit: SuggestedOutfit | null;
  readonly isOwn: boolean;
  readonly chosen: ChosenOutfit | null;
}

const OCCASION = 'everyday' as const;
const CLOTHES: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom'];

export const chooseWeekly = createCatalogTask(
  'outfits.week',
  ({ material, body, season, last, isOfThisWeek, isSentAway }: WeeklyInput, loaded): WeeklyOutput => {
    const found = findCandidates(material, loaded);
    const candidates = {
      ...found,
      ...(isSentAway && {
        all: found.all.map((piece) => ({
          ...piece,
          name: nameDiscreetly(piece, material.preferences, loaded),
        })),
      }),
      body: body && { ...body, landmarks: loaded.catalog.railChecks.landmarks },
      // The email shows it, too.
      explainLife: () => [],
    };
    const again = last && isOfThisWeek ? recall(last, candidates, season, loaded) : null;
    if (again && countOthers(again) === 0) return show(again, null);
    const fresh = choose(material, candidates, last, season, loaded);
    const isMoreOwn =
      fresh !== null && isAlmostOwn(fresh) && (!again || countOthers(fresh) < countOthers(again));
    if (again && !isMoreOwn) return show(again, null);
    if (!fresh) return { outfit: null, isOwn: false, chosen: null };
    const { pieces, look, score } = fresh;
    return show(fresh, { pieces: pieces.map(storePiece), lookId: look?.id ?? null, score });

    function show(outfit: ComposedOutfit, chosen: ChosenOutfit | null): WeeklyOutput {
      return { outfit: showOutfit(outfit, candidates), isOwn: isAlmostOwn(outfit), chosen };
    }
  },
);

function recall(
  { pieces: stored, lookId, score }: ChosenOutfit,
  { all, body }: Candidates,
  season: Season,
  { lookBook }: LoadedCatalog,
): ComposedOutfit | null {
  const byKey = new Map(all.map((piece) => [getKey(piece), piece]));
  const pieces = stored.flatMap((reference) => {
    const piece = byKey.get(getKey(reference));
    return piece ? [{ ...piece, slot: reference.slot }] : [];
  });
  if (pieces.length < stored.length) return null;
  return recallOutfit(lookBook, { occasion: OCCASION, season }, { lookId, pieces, score }, body);
}

/** Skips last week's clothes if other owned ones make an outfit; prefers a different look. */
function choose(
  material: OutfitMaterial,
  candidates: Candidates,
  last: ChosenOutfit | null,
  season: Season,
  loaded: LoadedCatalog,
): ComposedOutfit | null {
  const before = new Set(last?.pieces.map(getKey));
  const question = {
    occasion: OCCASION,
    season,
    count: 1,
    shown: { looks: last?.lookId ? [last.lookId] : [], pieces: [...before] },
  };
  const { all, body, demands } = candidates;
  const owned = all.filter(isOwned);
  const rested = owned.filter((piece) => !CLOTHES.includes(piece.slot) || !before.has(getKey(piece)));
  const [other] = composeOutfits(loaded.lookBook, { ...question, ...demands }, rested, body).outfits;
  if (other && !other.relaxed.includes('season') && rested.length < owned.length) return other;
  return composeFromOwn(material, candidates, question, before, loaded).outfits[0] ?? null;
}

function isAlmostOwn(outfit: ComposedOutfit): boolean {
  return countOthers(outfit) <= 1;
}

function countOthers({ pieces }: ComposedOutfit): number {
  return pieces.filter((piece) => !isOwned(piece)).length;
}
