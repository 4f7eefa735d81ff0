import type { Optics } from './optics';
import type { Rating, Share } from './rating';

const MAX_NAMED = 2;

/**
 * For values without a guide sentence: effects, strongest first. Exceptions have their own sentence. Undefined
 * for a rating of 0.
 */
export function buildEffectSentence(optics: Optics, rating: Rating): string | undefined {
  if (rating.why !== undefined) return rating.why;
  const named = nameShares(rating);
  if (named.length === 0) return undefined;
  let last = '';
  const phrases = named.flatMap(({ effect: key, strength }) => {
    const [zone, effect] = key.split('.') as [string, string];
    const { more, less, given = {} } = optics.effects[effect]!;
    const gift = rating.rating > 0 && strength < 0 ? given[zone] : undefined;
    // Another named zone already says that it gains this.
    if (
      gift !== undefined &&
      named.some((other) => other.effect.endsWith(`.${effect}`) && other.strength > 0)
    )
      return [];
    const [words, pronoun] = optics.zones[zone]!;
    const phrase = (gift ?? (strength > 0 ? more : less)).replace('{zone}', zone === last ? pronoun : words);
    last = gift === undefined ? zone : '';
    return [phrase];
  });
  const [first = '', second] = phrases;
  const sentence =
    second === undefined ? first : optics.join.replace('{first}', first).replace('{second}', second);
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`;
}

/** `<zone>.<effect>+` or `-`, for finding contradictions. */
export function listEffectClaims(rating: Rating): string[] {
  if (rating.why !== undefined) return [];
  return nameShares(rating).map(({ effect, strength }) => `${effect}${strength > 0 ? '+' : '-'}`);
}

/** Strongest first. */
function nameShares({ rating, shares }: Rating): Share[] {
  return shares
    .filter(({ amount }) => amount * rating > 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .filter((share, index, all) => all.findIndex((other) => sayTheSame(share, other)) === index)
    .slice(0, MAX_NAMED);
}

function sayTheSame(a: Share, b: Share): boolean {
  return a.effect === b.effect && a.strength > 0 === b.strength > 0;
}
