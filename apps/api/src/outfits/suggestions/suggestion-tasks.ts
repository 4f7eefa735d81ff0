import { MAX_SWAPS, type OutfitSlot, type SuggestedSource } from '@figura/contracts';
import { composeRested, replacePiece, type OutfitQuestion } from '@figura/styling';
import { createCatalogTask } from '../../catalog/catalog-task';
import { findCandidates } from '../compose/candidates';
import type { OutfitMaterial } from '../compose/outfit-material';
import { showOutfit } from '../compose/shown-outfit';
import { keyOf } from '../pieces/piece-keys';
import type { SuggestedOutfit } from './suggestions.dto';
import type { StoredAnswer } from './weekly-answer.schema';

/** A question without what the pieces and their user say. */
type Question = Omit<OutfitQuestion, 'isModest' | 'contexts' | 'tastes'>;

interface SuggestInput {
  readonly material: OutfitMaterial;
  readonly question: Question;
  /** Keys of pieces that were worn lately. */
  readonly worn: ReadonlySet<string>;
}

export const suggestOutfits = createCatalogTask(
  'outfits.suggest',
  ({ material, question, worn }: SuggestInput, loaded): StoredAnswer => {
    const candidates = findCandidates(material, loaded);
    const { all, body, demands } = candidates;
    const composition = composeRested(loaded.lookBook, { ...question, ...demands }, all, body, worn);
    const names = new Map(all.map((piece) => [keyOf(piece), piece.name]));
    const toNames = (keys: readonly string[]) => keys.map((key) => names.get(key)!);
    return {
      outfits: composition.outfits.map((outfit) => showOutfit(outfit, candidates)),
      relaxed: [...composition.relaxed],
      resting: toNames(composition.resting),
      wornAgain: toNames(composition.wornAgain),
    };
  },
);

interface SwapInput {
  readonly material: OutfitMaterial;
  readonly question: Omit<Question, 'count'>;
  /** The slot that gets another piece. */
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
    const byKey = new Map(all.map((each) => [keyOf(each), each]));
    const pieces = outfit.flatMap((each) => {
      const piece = byKey.get(keyOf(each));
      return piece ? [{ ...piece, slot: each.slot ?? piece.slot }] : [];
    });
    const asked = { ...question, ...demands };
    return replacePiece(loaded.lookBook, asked, pieces, slot, all, body, MAX_SWAPS).map((choice) =>
      showOutfit(choice, candidates),
    );
  },
);
