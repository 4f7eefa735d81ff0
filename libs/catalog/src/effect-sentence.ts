import type { Optics } from './optics';
import type { Rating } from './rating';

/** Effects that a sentence names at most. */
const MAX_NAMED = 2;

/**
 * A rating in words, for a value that no guide has a sentence for: what it does to the parts of the body that made the
 * rating, the strongest first; an exception brings its own sentence. Undefined for a rating of 0.
 */
export function effectSentence(optics: Optics, { rating, shares, why }: Rating): string | undefined {
  if (why !== undefined) return why;
  const named = shares
    .filter(({ amount }) => amount * rating > 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .filter((share, index, all) => all.findIndex((other) => sayTheSame(share, other)) === index)
    .slice(0, MAX_NAMED);
  if (named.length === 0) return undefined;
  let last = '';
  const phrases = named.map(({ effect: key, strength }) => {
    const [zone, effect] = key.split('.') as [string, string];
    const [words, pronoun] = optics.zones[zone]!;
    const phrase = optics.effects[effect]![strength > 0 ? 'more' : 'less'];
    const named = phrase.replace('{zone}', zone === last ? pronoun : words);
    last = zone;
    return named;
  });
  const sentence = phrases.join(' and ');
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`;
}

function sayTheSame(one: { effect: string; strength: number }, other: { effect: string; strength: number }) {
  return one.effect === other.effect && one.strength > 0 === other.strength > 0;
}
