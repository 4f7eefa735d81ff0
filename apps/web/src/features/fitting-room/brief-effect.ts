import type { EffectDescription } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './brief-effect.messages.en';
import { getLowerFirst } from './condition-words';

const t = translator(messages.briefEffect);

/** So many words are read at a glance. */
const MAX_WORDS = 14;

/** The keys of what is done for a part of the body. */
type Phrase = Extract<keyof typeof messages.briefEffect, `for.${string}` | `against.${string}`>;

/**
 * A value of a garment and what it does, in 14 words at most: its own sentence where that is short, else what it does for the
 * part of the body.
 *
 * @param balances whether the user wants every part balanced, and none shown
 */
export function getBriefEffect(effect: EffectDescription, balances: boolean): string {
  const { description, displayName, bodyPart, rating } = effect;
  const whole = t('says', { name: displayName, does: getLowerFirst(description) });
  if (whole.split(/\s+/).length <= MAX_WORDS) return whole;
  const side = rating > 0 ? 'for' : 'against';
  const part = bodyPart.toLowerCase().replaceAll(' ', '-');
  const isKnown = balances && `${side}.${part}` in messages.briefEffect;
  if (isKnown) return t('named', { name: displayName, does: t(`${side}.${part}` as Phrase) });
  return t(side, { name: displayName, part: bodyPart.toLowerCase() });
}

/** The effect that counts most. */
export function createStrongestEffect(effects: readonly EffectDescription[]): EffectDescription | null {
  const [first] = [...effects].sort((one, other) => computeWeight(other) - computeWeight(one));
  return first ?? null;
}

const computeWeight = ({ rating, strength }: EffectDescription): number => Math.abs(rating) * strength;
