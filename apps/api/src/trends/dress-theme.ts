import { listHalfYearSeasons } from '@figura/catalog';
import type { UserPreferences, LifeState } from '@figura/contracts';
import {
  composeTheme,
  OUTFIT_CONTEXTS,
  type ComposedOutfit,
  type ProfileFeature,
  type Showing,
} from '@figura/styling';
import { createCatalogTask } from '../catalog/catalog-task';
import { findCandidates, type Candidate } from '../outfits/compose/candidates';
import { isModest } from '../outfits/compose/is-modest';

interface ThemeInput {
  readonly themeId: string;
  /** Leading items, best for the user first. */
  readonly leadIds: readonly string[];
  readonly features: readonly ProfileFeature[];
  readonly showing: Showing;
  readonly lifeStates: readonly LifeState[];
  readonly preferences: UserPreferences;
  readonly person: string;
}

export interface DressedTheme {
  readonly leadId: string;
  readonly pieces: Pick<ComposedOutfit['pieces'][number] & Candidate, 'slot' | 'garment' | 'worn'>[];
}

/** An outfit for the theme: a leading item with what the theme suggests wearing with it. */
export const dressTheme = createCatalogTask(
  'trends.dress',
  (input: ThemeInput, loaded): DressedTheme | null => {
    const { features, showing, lifeStates, preferences, person } = input;
    const theme = loaded.catalog.themes.find(({ id }) => id === input.themeId)!;
    const contexts = [...OUTFIT_CONTEXTS, ...showing.contexts];
    const material = { features, contexts, lifeStates, preferences, body: null };
    const { all } = findCandidates({ ...material, pieces: [], hasItems: true }, loaded);
    const leads = input.leadIds.flatMap((id) => all.find((piece) => piece.id === id) ?? []);
    const { presentation } = preferences;
    for (const season of listHalfYearSeasons(theme.halfYear)) {
      const modest = isModest(preferences);
      const question = { season, person, lifeStates, presentation, features, isModest: modest };
      const outfit = composeTheme(
        loaded.lookBook,
        { ...question, contexts: showing.contexts },
        theme.beside,
        leads,
        all,
        null,
      );
      if (!outfit) continue;
      const pieces = outfit.pieces as readonly (Candidate & (typeof outfit.pieces)[number])[];
      return {
        leadId: pieces.find(({ id }) => input.leadIds.includes(id))!.id,
        pieces: pieces.map(({ slot, garment, worn }) => ({ slot, garment, ...(worn && { worn }) })),
      };
    }
    return null;
  },
);
