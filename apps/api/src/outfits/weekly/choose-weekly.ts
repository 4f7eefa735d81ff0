import type { OutfitSlot, Season } from '@figura/contracts';
import { composeOutfits, recallOutfit, type ComposedOutfit } from '@figura/styling';
import { createCatalogTask } from '../../catalog/catalog-task';
import type { LoadedCatalog } from '../../catalog/loaded-catalog';
import { findCandidates, type Candidates } from '../compose/candidates';
import type { OutfitMaterial } from '../compose/outfit-material';
import { showOutfit } from '../compose/shown-outfit';
import type { PieceRef } from '../kept/outfit.schema';
import { getKey, storePiece } from '../pieces/piece-keys';
import type { SuggestedOutfit } from '../suggestions/suggestions.dto';

interface ChosenOutfit {
  readonly pieces: PieceRef[];
  readonly lookId: string | null;
  readonly score: number;
}

interface WeeklyInput {
  readonly material: OutfitMaterial;
  /** For sentences, if different from the body for the choice. */
  readonly body: OutfitMaterial['body'];
  readonly season: Season;
  readonly last: ChosenOutfit | null;
  readonly isOfThisWeek: boolean;
}

interface WeeklyOutput {
  readonly outfit: SuggestedOutfit | null;
  /** To be stored; null if the last outfit stays or there is none. */
  readonly chosen: ChosenOutfit | null;
}

const OCCASION = 'everyday' as const;
const CLOTHES: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom'];

export const chooseWeekly = createCatalogTask(
  'outfits.week',
  ({ material, body, season, last, isOfThisWeek }: WeeklyInput, loaded): WeeklyOutput => {
    const found = findCandidates(material, loaded);
    const candidates = {
      ...found,
      body: body && { ...body, landmarks: loaded.catalog.railChecks.landmarks },
    };
    const again = last && isOfThisWeek ? recall(last, candidates, season, loaded) : null;
    if (again) return { outfit: showOutfit(again, candidates), chosen: null };
    const outfit = choose(candidates, last, season, loaded);
    if (!outfit) return { outfit: null, chosen: null };
    const { pieces, look, score } = outfit;
    return {
      outfit: showOutfit(outfit, candidates),
      chosen: { pieces: pieces.map(storePiece), lookId: look?.id ?? null, score },
    };
  },
);

/** Null when a piece is gone or not allowed any more. */
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

/** Prefers own pieces, without last week's if possible, and another look. */
function choose(
  { all, body, demands }: Candidates,
  last: ChosenOutfit | null,
  season: Season,
  { lookBook }: LoadedCatalog,
): ComposedOutfit | null {
  const before = new Set(last?.pieces.map(getKey));
  const question = {
    occasion: OCCASION,
    season,
    count: 1,
    ...demands,
    shown: { looks: last?.lookId ? [last.lookId] : [], pieces: [...before] },
  };
  const owned = all.filter(({ source }) => source === 'wardrobe');
  const rested = owned.filter((piece) => !CLOTHES.includes(piece.slot) || !before.has(getKey(piece)));
  for (const pieces of [rested, owned, all]) {
    const [outfit] = composeOutfits(lookBook, question, pieces, body).outfits;
    if (outfit) return outfit;
  }
  return null;
}
