import { CLOTHING_CATEGORIES, type Category } from '@figura/contracts';
import { SOURCE_LANGUAGE, translate, type Text } from '@figura/messages';
import { countOpenings, buildPieceKey, scoreHarmony } from '@figura/styling';
import { createCatalogTask } from '../../catalog/catalog-task';
import { explainGarment, listFitPieces, type Candidate } from '../compose/candidates';
import type { OutfitMaterial } from '../compose/outfit-material';
import type { Companion, CompanionsResponse } from './openings.dto';

const SHOWN_PARTNERS = 3;
const PARTNERS: readonly Category[] = [...CLOTHING_CATEGORIES, 'Shoes'];
const HALVES: readonly Category[] = ['Tops', 'Bottoms'];
const SHORT_WORDS = 14;

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
  readonly id: string;
  readonly isExplained: boolean;
}

export const findCompanions = createCatalogTask(
  'outfits.companions',
  ({ material, id, isExplained }: CompanionsInput, loaded): CompanionsResponse | null => {
    const own = listFitPieces(material, loaded);
    const piece = own.find((each) => each.id === id);
    if (!piece) return null;
    const { category } = piece.garment;
    const ranked = own
      .filter((each) => each !== piece)
      .map((each) => ({ each, harmony: scoreHarmony(loaded.lookBook, [piece, each]) }))
      .sort((a, b) => b.harmony - a.harmony || b.each.score - a.each.score)
      .map(({ each }) => each);
    const wornWith = (BESIDE[category] ?? []).flatMap(
      (beside) => ranked.find(({ garment }) => garment.category === beside) ?? [],
    );
    return {
      opens: countOpenings(loaded.lookBook, own, material.preferences.presentation).get(
        buildPieceKey(piece),
      )!,
      goesWith: choosePartners(category, ranked).map(toCompanion),
      wornWith: wornWith.map(toCompanion),
      sentence: isExplained
        ? chooseSentence(explainGarment(piece.garment, material.features ?? [], loaded))
        : null,
    };
  },
);

const toCompanion = ({ id, name, garment }: Candidate): Companion => ({ id, name, garment });

/** Chosen by the English text, so that it is the same in all languages. */
function chooseSentence(reasons: readonly { readonly description: Text }[]): Text | null {
  const sentences = reasons.map(({ description }) => description);
  return (
    sentences.find((sentence) => translate(sentence, SOURCE_LANGUAGE).split(' ').length <= SHORT_WORDS) ??
    sentences[0] ??
    null
  );
}

function isWornWith(category: Category, other: Category): boolean {
  if (other === category || !PARTNERS.includes(other)) return false;
  if (category === 'One-Piece') return !HALVES.includes(other);
  return other !== 'One-Piece' || !HALVES.includes(category);
}

/** The best of each category first, since three pairs of shoes say little. */
function choosePartners(category: Category, ranked: readonly Candidate[]): Candidate[] {
  const partners = ranked.filter((each) => isWornWith(category, each.garment.category));
  const best = new Map(partners.toReversed().map((partner) => [partner.garment.category, partner]));
  const firsts = partners.filter((partner) => best.get(partner.garment.category) === partner);
  return [...new Set([...firsts, ...partners])].slice(0, SHOWN_PARTNERS);
}
