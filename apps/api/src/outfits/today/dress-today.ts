import { NO_PREFERENCES } from '@figura/contracts';
import { composeRested, type OutfitQuestion } from '@figura/styling';
import { createCatalogTask } from '../../catalog/catalog-task';
import { findCandidates } from '../compose/candidates';
import type { OutfitMaterial } from '../compose/outfit-material';
import { showOutfit } from '../compose/shown-outfit';
import type { SuggestedOutfit } from '../suggestions/suggestions.dto';

interface DayInput {
  readonly material: OutfitMaterial;
  readonly question: Omit<OutfitQuestion, 'isModest' | 'contexts' | 'tastes' | 'presentation'>;
  /** Keys of pieces worn the day before. */
  readonly worn: ReadonlySet<string>;
}

/** Own pieces only, if they make an outfit; else with the catalog. */
export const dressToday = createCatalogTask(
  'outfits.today',
  ({ material, question, worn }: DayInput, loaded): SuggestedOutfit[] => {
    const candidates = findCandidates(material, loaded);
    const { all, body, demands } = candidates;
    const asked = { ...question, ...demands };
    const owned = all.filter(({ source }) => source === 'wardrobe');
    const own = composeRested(loaded.lookBook, asked, owned, body, worn);
    const { outfits } = own.outfits.length > 0 ? own : composeRested(loaded.lookBook, asked, all, body, worn);
    return outfits.map((outfit) => showOutfit(outfit, candidates));
  },
);

/** Warms up a thread. */
export const ANY_OUTFIT: DayInput = {
  material: {
    pieces: [],
    hasItems: true,
    features: [],
    contexts: [],
    preferences: NO_PREFERENCES,
    body: null,
  },
  question: { occasion: 'everyday', season: null, weather: null, fixed: [], count: 1, person: '' },
  worn: new Set(),
};
