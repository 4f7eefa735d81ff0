import { settleParts as settle } from '@figura/contracts';
import type { EffectDescription } from '@figura/contracts';
import { briefEffect as t } from './brief-effect.messages.en';
import { capitalize } from '../text/capitalize';
import { startSmall, writeSmall } from '../text/within-sentence';

const MAX_WORDS = 14;

type Phrase = Extract<Parameters<typeof t>[0], `for.${string}` | `against.${string}`>;

/** Uses the effect's own sentence if it has at most 14 words. `balances`: the user wants every part balanced. */
export function getBriefEffect(effect: EffectDescription, balances: boolean): string {
  const { description, displayName, bodyPart, rating } = effect;
  const whole = t('says', { name: displayName, does: startSmall(description) });
  if (whole.split(/\s+/).length <= MAX_WORDS) return whole;
  const phrase = balances ? findTruePhrase(effect) : null;
  if (phrase !== null) return t('named', { name: displayName, does: phrase });
  return t(rating > 0 ? 'for' : 'against', { name: displayName, part: writeSmall(bodyPart) });
}

/** About nine words. */
export function getCardEffect(effect: EffectDescription, balances: boolean): string {
  const phrase = balances ? findTruePhrase(effect) : null;
  return phrase === null
    ? getBriefEffect(effect, balances)
    : t('named', { name: effect.displayName, does: phrase });
}

/** About six words; null if there are none. */
export function getShortestEffect(feature: string, rating: number): string | null {
  const phrase = findPhrase(feature, rating);
  return phrase && capitalize(phrase);
}

/** Phrases tell what happens at the part itself. */
function findTruePhrase({ feature, rating, elsewhere }: EffectDescription): string | null {
  return elsewhere ? null : findPhrase(feature, rating);
}

function findPhrase(feature: string, rating: number): string | null {
  const side = rating > 0 ? 'for' : 'against';
  const name = feature.replace(':', '-');
  return t.has(`${side}.${name}`) ? t(`${side}.${name}` as Phrase) : null;
}

export function findStrongestEffect(effects: readonly EffectDescription[]): EffectDescription | null {
  return rankEffects(effects)[0] ?? null;
}

export function listStrongestEffects(
  effects: readonly EffectDescription[],
  count: number,
): EffectDescription[] {
  const named = new Map<string, EffectDescription>();
  for (const effect of rankEffects(effects))
    if (!named.has(effect.displayName)) named.set(effect.displayName, effect);
  return [...named.values()].slice(0, count);
}

export const settleParts = (reasons: readonly EffectDescription[], cautions: readonly EffectDescription[]) =>
  settle(reasons, cautions, ({ rating, strength }) => rating * strength);

const rankEffects = (effects: readonly EffectDescription[]): EffectDescription[] =>
  [...effects].sort((a, b) => computeWeight(b) - computeWeight(a));

const computeWeight = ({ rating, strength }: EffectDescription): number => Math.abs(rating) * strength;
