import type { Tone } from '@figura/contracts';
import type { Candidate } from './vetoes/veto';

const NEAR_TONES: readonly (readonly Tone[])[] = [
  ['black', 'charcoal'],
  ['navy', 'dark-denim', 'slate'],
  ['camel', 'beige', 'tan', 'taupe', 'brown'],
  ['ivory', 'white', 'beige'],
  ['gray', 'charcoal'],
];

/** Of one set, or bought as a suit: words name no set. */
export function isSet(one: Candidate, other: Candidate): boolean {
  if (one.piece.set !== undefined) return one.piece.set === other.piece.set;
  return (
    [one, other].every(
      ({ piece, facts }) => piece.source === 'wardrobe' && facts.has('fabric', 'wool-suiting', 'linen'),
    ) && one.facts.tone === other.facts.tone
  );
}

/** Suits match by set, or by shade and kind of cloth. */
export function doesMatchInColor(one: Candidate, other: Candidate, isSuit: boolean): boolean {
  const [a, b] = [one.facts.colors[0]!, other.facts.colors[0]!];
  const [tone, second] = [one.facts.tone, other.facts.tone];
  if (tone === null || second === null) return !isSuit;
  if (isSuit) {
    if (isSet(one, other)) return true;
    const isRough = ({ facts }: Candidate) => facts.has('fabric', 'tweed', 'velvet');
    return (
      isRough(one) === isRough(other) &&
      tone === second &&
      Math.abs(a.L - b.L) < 0.035 &&
      Math.abs(a.C - b.C) < 0.03
    );
  }
  if (tone === second) return Math.abs(a.L - b.L) < 0.3;
  return (
    NEAR_TONES.some((near) => near.includes(tone) && near.includes(second)) && Math.abs(a.L - b.L) < 0.25
  );
}
