import type { Category } from '@figura/contracts';
import { countOpenings, countPartners, pieceKey } from '@figura/styling';
import { createCatalogTask } from '../../catalog/catalog-task';
import { explainGarment, fitPieces, type Candidate } from '../compose/candidates';
import type { OutfitMaterial } from '../compose/outfit-material';
import type { Companion, CompanionsResponse } from './openings.dto';

const SHOWN_PARTNERS = 3;

/** What dresses the rest of a body beside a piece, by the category of the piece. */
const BESIDE: Readonly<Partial<Record<Category, readonly Category[]>>> = {
  Tops: ['Bottoms', 'Shoes'],
  Bottoms: ['Tops', 'Shoes'],
  // Overalls go over a top.
  'One-Piece': ['Tops', 'Shoes'],
  Outerwear: ['Tops', 'Bottoms', 'Shoes'],
  Shoes: ['Tops', 'Bottoms'],
};

interface CompanionsInput {
  readonly material: OutfitMaterial;
  /** Of the piece, one of the material. */
  readonly id: string;
  /** Whether what a piece does for the body is said. */
  readonly isExplained: boolean;
}

export const findCompanions = createCatalogTask(
  'outfits.companions',
  ({ material, id, isExplained }: CompanionsInput, loaded): CompanionsResponse | null => {
    const own = fitPieces(material.pieces, material.features, loaded);
    const piece = own.find((each) => each.id === id);
    if (!piece) return null;
    const key = pieceKey(piece);
    const counts = countPartners(loaded.lookBook, own, key);
    const countOf = (each: Candidate) => counts.get(pieceKey(each)) ?? 0;
    const ranked = own
      .filter((each) => each !== piece)
      .sort((a, b) => countOf(b) - countOf(a) || b.score - a.score);
    const wornWith = (BESIDE[piece.garment.category] ?? []).flatMap(
      (category) => ranked.find(({ garment }) => garment.category === category) ?? [],
    );
    return {
      opens: countOpenings(loaded.lookBook, own).get(key)!,
      goesWith: ranked
        .filter((each) => countOf(each) > 0)
        .slice(0, SHOWN_PARTNERS)
        .map(toCompanion),
      wornWith: wornWith.map(toCompanion),
      sentence: isExplained ? explainGarment(piece.garment, material.features, loaded) : null,
    };
  },
);

const toCompanion = ({ id, name, garment }: Candidate): Companion => ({ id, name, garment });
