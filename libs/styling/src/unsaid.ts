import { translate, type Text, type WordPatterns } from '@figura/messages';

export interface Unsaid {
  /** `<zone>.<effect>`: what clothes do there counts neither for nor against them. */
  readonly effects: readonly string[];
  /** `attribute:value` that no feature rates. */
  readonly values: readonly string[];
  /** By language; sentences that have these words in one of the languages are left out in all. */
  readonly words: readonly WordPatterns[];
}

interface RatedSentence {
  readonly attribute: string;
  readonly value: string;
  readonly effect: Text;
  readonly claims?: readonly string[] | undefined;
}

export function isCounted(unsaid: Unsaid, { attribute, value, claims = [] }: RatedSentence): boolean {
  return (
    !unsaid.values.includes(`${attribute}:${value}`) &&
    !claims.some((claim) => unsaid.effects.includes(claim.slice(0, -1)))
  );
}

export function isSayable(unsaid: Unsaid | undefined, sentence: Text): boolean {
  if (!unsaid || unsaid.words.length === 0) return true;
  return !unsaid.words.some((words) =>
    Object.entries(words).some(([language, pattern]) => pattern.test(translate(sentence, language))),
  );
}

export function isSaid(unsaid: Unsaid, rated: RatedSentence): boolean {
  return isCounted(unsaid, rated) && isSayable(unsaid, rated.effect);
}
