import type { Category } from '@figura/contracts';
import type { GarmentReader } from './read-garment';

/** English, German, French, Spanish and Italian. */
const JOINTS = /\s+(?:and|und|et|y|e|plus|with|mit|avec|con)\s+|\s*[&+]\s*/giu;
/** Joints that usually introduce a detail, so that only a separate garment may follow. */
const LOOSE = /\b(?:with|mit|avec|con)\s*$/iu;
const OWN_ARTICLE = /^(?:an?|my|the|some|einen?|einer|une?|des|unas?|unos?|un)\s/iu;
/** Omits belts, bags, and scarves, which are often details. */
const WHOLE: ReadonlySet<Category | null> = new Set<Category | null>([
  'One-Piece',
  'Tops',
  'Bottoms',
  'Outerwear',
  'Shoes',
]);
const IN_A_DRESS: ReadonlySet<Category | null> = new Set<Category | null>(['Tops', 'Bottoms']);
/** Longer texts are shop pages, which also mention matching garments. */
const MAX_LENGTH = 160;
const SENTENCE_END = /[.!?;:\n]\s*\S/u;

export interface SplitGarments {
  readonly first: string;
  readonly other: string;
}

/** Splits words such as "a red wrap dress and black ankle boots"; null if they name one garment. */
export function splitGarments({ readText }: GarmentReader, text: string): SplitGarments | null {
  if (text.length > MAX_LENGTH || SENTENCE_END.test(text)) return null;
  for (const joint of text.matchAll(JOINTS)) {
    const first = text.slice(0, joint.index);
    const other = text.slice(joint.index + joint[0].length).trim();
    const [one, two] = [readText(first), readText(other)];
    if (!WHOLE.has(one.category) || !WHOLE.has(two.category) || one.category === two.category) continue;
    if (LOOSE.test(joint[0].trim())) {
      if (!OWN_ARTICLE.test(other) && two.colors.length === 0) continue;
      // "A dress with a flared skirt" is one garment.
      if (one.category === 'One-Piece' && IN_A_DRESS.has(two.category)) continue;
    }
    return { first, other: other.replace(OWN_ARTICLE, '') };
  }
  return null;
}
