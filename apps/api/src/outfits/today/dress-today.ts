import { NO_PREFERENCES } from '@figura/contracts';
import type { OutfitQuestion } from '@figura/styling';
import { createCatalogTask } from '../../catalog/catalog-task';
import { findCandidates, nameCandidates } from '../compose/candidates';
import type { OutfitMaterial } from '../compose/outfit-material';
import { composeFromOwn } from '../compose/own-first';
import { showOutfits } from '../compose/shown-outfit';
import type { TodayResponse } from './today.dto';

export type DressedDay = Pick<TodayResponse, 'outfits' | 'isOwn' | 'missing' | 'fitting'>;

/** With this many outfits from owned pieces, no gap is filled. */
const SOME_CHOICE = 2;

interface DayInput {
  readonly material: OutfitMaterial;
  readonly question: Omit<OutfitQuestion, 'isModest' | 'contexts' | 'tastes' | 'presentation'>;
  readonly worn: ReadonlySet<string>;
}

export const dressToday = createCatalogTask(
  'outfits.today',
  ({ material, question, worn }: DayInput, loaded): DressedDay => {
    const candidates = findCandidates(material, loaded);
    const composition = composeFromOwn(material, candidates, question, worn, loaded, {
      enough: SOME_CHOICE,
    });
    return {
      outfits: showOutfits(composition.outfits, candidates),
      isOwn: composition.isOwn,
      missing: [...composition.missing],
      fitting: nameCandidates(candidates, composition.fitting),
    };
  },
);

export const ANY_OUTFIT: DayInput = {
  material: {
    pieces: [],
    hasItems: true,
    features: [],
    contexts: [],
    lifeStates: [],
    preferences: NO_PREFERENCES,
    body: null,
  },
  question: { occasion: 'everyday', season: null, weather: null, fixed: [], count: 1, person: '' },
  worn: new Set(),
};
