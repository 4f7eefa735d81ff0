import type { Optics } from './optics';
import type { Rating, Share } from './rating';

/** Effects that a sentence names at most. */
const MAX_NAMED = 2;

/**
 * A rating in words, for a value that no guide has a sentence for: what it does to the parts of the body that made the
 * rating, the strongest first; an exception brings its own sentence. What is welcome is not named by what it takes away
 * where the effect has words for what it gives. Undefined for a rating of 0.
 */
export function findEffectSentence(optics: Optics, rating: Rating): string | undefined {
  if (rating.why !== undefined) return rating.why;
  const named = nameShares(rating);
  if (named.length === 0) return undefined;
  let last = '';
  const phrases = named.map(({ effect: key, strength }) => {
    const [zone, effect] = key.split('.') as [string, string];
    const { more, less, given = {} } = optics.effects[effect]!;
    const gift = rating.rating > 0 && strength < 0 ? given[zone] : undefined;
    const [words, pronoun] = optics.zones[zone]!;
    const phrase = (gift ?? (strength > 0 ? more : less)).replace('{zone}', zone === last ? pronoun : words);
    last = gift === undefined ? zone : '';
    return phrase;
  });
  const sentence = phrases.join(' and ');
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`;
}

/** What a sentence about a rating says, each as `<zone>.<effect>+` or `-`: of two sentences one may deny the other. */
export function listEffectClaims(rating: Rating): string[] {
  if (rating.why !== undefined) return [];
  return nameShares(rating).map(({ effect, strength }) => `${effect}${strength > 0 ? '+' : '-'}`);
}

/** The effects that made a rating, the strongest first. */
function nameShares({ rating, shares }: Rating): Share[] {
  return shares
    .filter(({ amount }) => amount * rating > 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .filter((share, index, all) => all.findIndex((other) => sayTheSame(share, other)) === index)
    .slice(0, MAX_NAMED);
}

function sayTheSame(one: Share, other: Share): boolean {
  return one.effect === other.effect && one.strength > 0 === other.strength > 0;
}
