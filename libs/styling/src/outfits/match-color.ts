import type { Tone } from '@figura/contracts';
import type { Candidate } from './vetoes/veto';

const NEAR_TONES: readonly (readonly Tone[])[] = [
  ['black', 'charcoal'],
  ['navy', 'dark-denim', 'slate'],
  ['camel', 'beige', 'tan', 'taupe', 'brown'],
  ['ivory', 'white'],
  ['ivory', 'beige'],
  ['gray', 'charcoal'],
];

type Half = Pick<Candidate, 'piece' | 'facts'>;

/** Of one set, or bought as a suit: words name no set. */
export function isSet(left: Half, right: Half): boolean {
  if (left.piece.set !== undefined) return left.piece.set === right.piece.set;
  return (
    [left, right].every(
      ({ piece, facts }) => piece.source === 'wardrobe' && facts.has('fabric', 'wool-suiting', 'linen'),
    ) && left.facts.tone === right.facts.tone
  );
}

/** Words name no set, so halves of one cloth and tone are a suit. */
export function pairSuits(candidates: readonly Candidate[]): readonly Candidate[] {
  const halves = candidates.filter(({ piece }) => piece.source === 'wardrobe' && piece.set === undefined);
  const sets = new Map<Candidate, string>();
  for (const jacket of halves.filter(({ facts }) => facts.is('blazer')))
    for (const other of halves.filter(({ piece }) => piece.slot === 'bottom'))
      if (isSet(jacket, other)) {
        const set = `own ${jacket.facts.tone}`;
        sets.set(jacket, set).set(other, set);
      }
  if (sets.size === 0) return candidates;
  return candidates.map((candidate) => {
    const set = sets.get(candidate);
    return set === undefined ? candidate : { ...candidate, piece: { ...candidate.piece, set } };
  });
}

/** Suits match by set, or by shade and kind of cloth. */
export function doesMatchInColor(left: Candidate, right: Candidate, isSuit: boolean): boolean {
  const [a, b] = [left.facts.colors[0]!, right.facts.colors[0]!];
  const [tone, second] = [left.facts.tone, right.facts.tone];
  if (tone === null || second === null) return !isSuit;
  if (isSuit) {
    if (isSet(left, right)) return true;
    const isRough = ({ facts }: Candidate) => facts.has('fabric', 'tweed', 'velvet');
    return (
      isRough(left) === isRough(right) &&
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
