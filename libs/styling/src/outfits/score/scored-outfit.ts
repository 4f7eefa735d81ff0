import type { OutfitSlot } from '@figura/contracts';
import type { Look } from '../look-book';
import { LARGE_SLOTS, type PieceFacts } from '../piece-facts';
import type { Demand } from '../question';
import { COLORED_TONES } from '../tones';
import { isMensOutfit, type Candidate, type WornPieces } from '../vetoes/veto';

export interface ScoredOutfit {
  readonly demand: Demand;
  readonly look: Look;
  readonly pieces: WornPieces;
  readonly worn: readonly (readonly [OutfitSlot, Candidate])[];
  /** Clothes, without shoes, hosiery, and accessories. */
  readonly large: readonly PieceFacts[];
  readonly shoes: PieceFacts;
  readonly isMens: boolean;
  readonly isColored: boolean;
  readonly isShiny: boolean;
}

export type Cost = (outfit: ScoredOutfit) => number;

/** OKLCH lightness up to which clothes are dark. */
export const DARK = 0.42;
export const FESTIVE_CLOTH = ['lace', 'chiffon', 'tulle'] as const;

export function describeOutfit(demand: Demand, look: Look, pieces: WornPieces): ScoredOutfit {
  const worn = Object.entries(pieces) as [OutfitSlot, Candidate][];
  const large = worn.filter(([slot]) => LARGE_SLOTS.has(slot)).map(([, { facts }]) => facts);
  return {
    ...{ demand, look, pieces, worn, large },
    shoes: pieces.shoes!.facts,
    isMens: isMensOutfit(demand, look),
    isColored: large.some(
      ({ tone, isPatterned }) => isPatterned || (tone !== null && COLORED_TONES.has(tone)),
    ),
    isShiny: large.some((facts) => facts.isShiny),
  };
}

export function hasLargeTone({ large }: ScoredOutfit, ...tones: readonly string[]): boolean {
  return large.some(({ tone }) => tone !== null && tones.includes(tone));
}
