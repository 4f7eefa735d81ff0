import { SOURCE_LANGUAGE, translate, type Text } from '@figura/messages';

export interface Unsaid {
  /** `<zone>.<effect>`: what clothes do there counts neither for nor against them. */
  readonly effects: readonly string[];
  /** `attribute:value` that no feature rates. */
  readonly values: readonly string[];
  /** Sentences that have these words in English are left out, in any language. */
  readonly words: readonly RegExp[];
}

interface RatedSentence {
  readonly attribute: string;
  readonly value: string;
  readonly effect: string;
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
  const english = translate(sentence, SOURCE_LANGUAGE);
  return !unsaid.words.some((words) => words.test(english));
}

export function isSaid(unsaid: Unsaid, rated: RatedSentence): boolean {
  return isCounted(unsaid, rated) && isSayable(unsaid, rated.effect);
}
