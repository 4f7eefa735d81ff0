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
    const { more, less, excess = more, lack = less, given = {} } = optics.effects[effect]!;
    const [gain, loss] = rating.rating > 0 ? [more, less] : [excess, lack];
    const gift = rating.rating > 0 && strength < 0 ? given[zone] : undefined;
    // Another named zone already says that it gains this.
    if (
      gift !== undefined &&
      named.some((other) => other.effect.endsWith(`.${effect}`) && other.strength > 0)
    )
      return [];
    const [words, pronoun] = optics.zones[zone]!;
    const [before = '', after = ''] = (gift ?? (strength > 0 ? gain : loss)).split('{zone}');
    const zoneWords = gift === undefined ? (zone === last ? pronoun : words) : '';
    last = gift === undefined ? zone : '';
    return [{ before, zone: zoneWords, after }];
  });
  const [first, second] = phrases;
  const sentence = second ? joinPhrases(optics.join, first!, second) : writePhrase(first!);
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`;
}

interface Phrase {
  readonly before: string;
  readonly zone: string;
  readonly after: string;
}

const writePhrase = ({ before, zone, after }: Phrase): string => before + zone + after;

/** Makes the hips look broader and the torso look longer. */
function joinPhrases(join: string, first: Phrase, second: Phrase): string {
  if (first.zone === '' || first.before !== second.before)
    return join.replace('{first}', writePhrase(first)).replace('{second}', writePhrase(second));
  const [a, b] = [first.after.split(' '), second.after.split(' ')];
  while (a.length > 1 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  return join
    .replace('{first}', first.before + first.zone + a.join(' '))
    .replace('{second}', second.zone + second.after);
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
