import type { Occasion, ThemeCompanions } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import { composeOutfits, type ComposedOutfit } from './compose';
import { describePiece } from './piece-facts';
import { buildPieceKey, type FindKind, type OutfitPiece } from './piece';
import type { OutfitQuestion } from './question';
import type { OutfitBody } from './sentences';

/** By day first, since themes are everyday clothes. */
const OCCASIONS: readonly Occasion[] = ['everyday', 'weekend', 'work', 'travel', 'evening', 'celebration'];
const TRIED = 3;

/** An outfit around the first of the leads that one comes together for, with what is worn beside it. */
export function composeTheme(
  lookBook: CompiledLookBook,
  question: Omit<OutfitQuestion, 'occasion' | 'fixed' | 'count'>,
  beside: ThemeCompanions,
  leads: readonly OutfitPiece[],
  pieces: readonly OutfitPiece[],
  body: OutfitBody | null,
): ComposedOutfit | null {
  for (const lead of leads) {
    const key = buildPieceKey(lead);
    const fitting = pieces.filter(
      (piece) => buildPieceKey(piece) === key || isBeside(piece, beside, lookBook.findKind),
    );
    for (const occasion of OCCASIONS.filter((each) => lead.wearing.occasion.includes(each))) {
      const composed = composeOutfits(
        lookBook,
        { ...question, occasion, fixed: [key], count: TRIED },
        fitting,
        body,
      );
      const found = composed.outfits.find((outfit) => doesWear(outfit, key, beside, lookBook.findKind));
      if (found) return found;
    }
  }
  return null;
}

function doesWear(
  { pieces, look }: ComposedOutfit,
  lead: string,
  beside: ThemeCompanions,
  findKind: FindKind,
): boolean {
  return (
    look !== null &&
    pieces.every((piece) => buildPieceKey(piece) === lead || isBeside(piece, beside, findKind)) &&
    pieces.some((piece) => buildPieceKey(piece) === lead)
  );
}

function isBeside(piece: OutfitPiece, beside: ThemeCompanions, findKind: FindKind): boolean {
  const asked = beside[piece.slot];
  if (asked === undefined) return true;
  if (asked === false) return false;
  const { types, values, tones, shade, plain, close } = asked;
  const facts = describePiece(piece, findKind);
  return (
    (!types || facts.is(...types)) &&
    (!values ||
      values.some((each) => {
        const [attribute, value] = each.split(':') as [string, string];
        return facts.has(attribute, value);
      })) &&
    (!tones || (facts.tone !== null && tones.includes(facts.tone))) &&
    (!shade || shade.includes(facts.shade)) &&
    (!plain || !facts.isPatterned) &&
    (!close || (!facts.isOversized && !facts.isLong))
  );
}
