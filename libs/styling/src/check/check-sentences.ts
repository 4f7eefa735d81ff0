import type { Alternative, GarmentCheck } from './check-garment';

/** What a verdict says first. */
export function verdictSentence({
  level,
  isSunk,
  reasons,
  cautions,
}: Pick<GarmentCheck, 'level' | 'isSunk' | 'reasons' | 'cautions'>): string {
  if (isSunk && level === 'mixed')
    return 'Not quite: one thing about it works strongly against what you want to show or balance.';
  switch (level) {
    case 'great':
      return 'Yes: it does nearly all that a piece of its kind can do for your proportions.';
    case 'good':
      return 'A good choice: more of it works for your proportions than against them.';
    case 'mixed':
      if (reasons.length === 0 && cautions.length === 0)
        return 'Nothing that is known of it matters for your proportions: go by what you like.';
      return 'It makes little difference for your proportions, one thing weighed against the other: go by what you like.';
    case 'poor':
      return 'There are better ones for you: more of its cut works against your proportions than for them.';
  }
}

/** What a change does. `nameOf` gives the display name of a value by `attribute:value`. */
export function alternativeSentence(
  { attribute, from, to, effect }: Alternative,
  nameOf: (value: string) => string,
): string {
  const name = (value: string) => `“${nameOf(`${attribute}:${value}`)}”`;
  const change = from === null ? `Look for ${name(to)}.` : `Look for ${name(to)} instead of ${name(from)}.`;
  return `${change} ${effect ?? 'It does without what works against you here.'}`;
}
