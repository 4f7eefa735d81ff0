import { MAX_SWAPS, type OutfitSlot, type SuggestedSource } from '@figura/contracts';
import { composeRested, replacePiece, type OutfitQuestion } from '@figura/styling';
import { createCatalogTask } from '../../catalog/catalog-task';
import { findCandidates, nameCandidates } from '../compose/candidates';
import type { OutfitMaterial } from '../compose/outfit-material';
import { composeFromOwn } from '../compose/own-first';
import { showOutfit, showOutfits } from '../compose/shown-outfit';
import { getKey } from '../pieces/piece-keys';
import type { SuggestedOutfit } from './suggestions.dto';
import type { StoredAnswer } from './weekly-answer.schema';

type Question = Omit<OutfitQuestion, 'isModest' | 'contexts' | 'tastes' | 'presentation'>;

interface SuggestInput {
  readonly material: OutfitMaterial;
  readonly question: Question;
  readonly worn: ReadonlySet<string>;
  readonly isOwnFirst: boolean;
}

export const suggestOutfits = createCatalogTask(
  'outfits.suggest',
  ({ material, question, worn, isOwnFirst }: SuggestInput, loaded): StoredAnswer => {
    const candidates = findCandidates(material, loaded);
    const { all, body, demands } = candidates;
    const composition = isOwnFirst
      ? composeFromOwn(material, candidates, question, worn, loaded, { isOwnOnly: true })
      : {
          ...composeRested(loaded.lookBook, { ...question, ...demands }, all, body, worn),
          missing: [],
          fitting: [],
        };
    const toNames = (keys: readonly string[]) => nameCandidates(candidates, keys);
    return {
      outfits: showOutfits(composition.outfits, candidates),
      missing: [...composition.missing],
      fitting: toNames(composition.fitting),
      relaxed: [...composition.relaxed],
      resting: toNames(composition.resting),
      wornAgain: toNames(composition.wornAgain),
    };
  },
);

interface SwapInput {
  readonly material: OutfitMaterial;
  readonly question: Omit<Question, 'count'>;
  readonly slot: OutfitSlot;
  readonly outfit: readonly {
    readonly source: SuggestedSource;
    readonly id: string;
    readonly slot?: OutfitSlot | undefined;
  }[];
}

export const swapPiece = createCatalogTask(
  'outfits.swap',
  ({ material, question, slot, outfit }: SwapInput, loaded): SuggestedOutfit[] => {
    const candidates = findCandidates(material, loaded);
    const { all, body, demands } = candidates;
    const byKey = new Map(all.map((each) => [getKey(each), each]));
    const pieces = outfit.flatMap((each) => {
      const piece = byKey.get(getKey(each));
      return piece ? [{ ...piece, slot: each.slot ?? piece.slot }] : [];
    });
    const asked = { ...question, ...demands };
    return replacePiece(loaded.lookBook, asked, pieces, slot, all, body, MAX_SWAPS).map((choice) =>
      showOutfit(choice, candidates, { about: slot }),
    );
  },
);
