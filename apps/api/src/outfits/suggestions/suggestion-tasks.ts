import { MAX_SWAPS, type OutfitSlot, type SuggestedSource } from '@figura/contracts';
import {
  composeOutfits,
  composeRested,
  replacePiece,
  type ComposedOutfit,
  type OutfitQuestion,
} from '@figura/styling';
import { createCatalogTask } from '../../catalog/catalog-task';
import type { LoadedCatalog } from '../../catalog/loaded-catalog';
import { findCandidates, listFitItems, type Candidates } from '../compose/candidates';
import type { OutfitMaterial } from '../compose/outfit-material';
import { showOutfit } from '../compose/shown-outfit';
import { getKey } from '../pieces/piece-keys';
import type { AlmostOutfit, SuggestedOutfit } from './suggestions.dto';
import type { StoredAnswer } from './weekly-answer.schema';

type Question = Omit<OutfitQuestion, 'isModest' | 'contexts' | 'tastes' | 'presentation'>;

interface SuggestInput {
  readonly material: OutfitMaterial;
  readonly question: Question;
  readonly worn: ReadonlySet<string>;
  readonly isOwnOnly: boolean;
}

/** One of these may be missing; the easiest to fill comes first. */
const LACKABLE_SLOTS: readonly OutfitSlot[] = ['shoes', 'bottom', 'top'];
const CLOTHES: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom'];

export const suggestOutfits = createCatalogTask(
  'outfits.suggest',
  ({ material, question, worn, isOwnOnly }: SuggestInput, loaded): StoredAnswer => {
    const candidates = findCandidates(material, loaded);
    const { all, body, demands } = candidates;
    const composition = composeRested(loaded.lookBook, { ...question, ...demands }, all, body, worn);
    const names = new Map(all.map((piece) => [getKey(piece), piece.name]));
    const isShort = composition.outfits.length < question.count;
    const toNames = (keys: readonly string[]) => keys.map((key) => names.get(key)!);
    return {
      outfits: composition.outfits.map((outfit) => showOutfit(outfit, candidates)),
      almost:
        isOwnOnly && isShort
          ? findAlmost({ material, question }, candidates, composition.outfits, loaded)
          : [],
      relaxed: [...composition.relaxed],
      resting: toNames(composition.resting),
      wornAgain: toNames(composition.wornAgain),
    };
  },
);

/** Own pieces plus one of the catalog; all lack the same slot. */
function findAlmost(
  { material, question }: Pick<SuggestInput, 'material' | 'question'>,
  candidates: Candidates,
  whole: readonly ComposedOutfit[],
  loaded: LoadedCatalog,
): AlmostOutfit[] {
  const { all, body, demands } = candidates;
  const items = listFitItems(material, loaded);
  const known = new Set(whole.map(nameClothes));
  for (const lacks of LACKABLE_SLOTS) {
    const pieces = [...all, ...items.filter(({ slot }) => slot === lacks)];
    const { outfits } = composeOutfits(loaded.lookBook, { ...question, ...demands }, pieces, body);
    const almost = outfits
      .filter((outfit) => outfit.pieces.some(({ source }) => source === 'catalog'))
      .filter((outfit) => !known.has(nameClothes(outfit)))
      .slice(0, question.count - whole.length)
      .map((outfit) => ({ outfit: showOutfit(outfit, candidates), lacks }));
    if (almost.length > 0) return almost;
  }
  return [];
}

function nameClothes({ pieces }: ComposedOutfit): string {
  return pieces
    .filter(({ slot }) => CLOTHES.includes(slot))
    .map(getKey)
    .join();
}

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
      showOutfit(choice, candidates),
    );
  },
);
