import { isOwned } from '@figura/contracts';
import {
  buildPieceKey,
  composeOwnFirst,
  isWhole,
  type OutfitQuestion,
  type OwnFirstComposition,
} from '@figura/styling';
import type { LoadedCatalog } from '../../catalog/loaded-catalog';
import { listFitItems, type Candidates } from './candidates';
import type { OutfitMaterial } from './outfit-material';

type Question = Omit<OutfitQuestion, 'isModest' | 'contexts' | 'tastes'>;

/** Composes outfits from the wardrobe. Catalog items fill one gap, and make whole outfits only if allowed. */
export function composeFromOwn(
  material: OutfitMaterial,
  { all, body, demands }: Candidates,
  question: Question,
  worn: ReadonlySet<string>,
  loaded: LoadedCatalog,
  { enough, isOwnOnly = false }: { enough?: number; isOwnOnly?: boolean } = {},
): OwnFirstComposition {
  const fixed = new Set(question.fixed);
  const owned = all.filter((piece) => isOwned(piece) || fixed.has(buildPieceKey(piece)));
  const pieces = {
    owned,
    fillers: material.hasItems
      ? all.filter(({ source }) => source === 'catalog')
      : listFitItems(material, loaded),
    others:
      material.hasItems && !(isOwnOnly && fixed.size === 0 && isWhole(owned))
        ? all.filter((piece) => !owned.includes(piece))
        : null,
    ...(enough !== undefined && { enough }),
  };
  return composeOwnFirst(loaded.lookBook, { ...question, ...demands }, pieces, body, worn);
}
