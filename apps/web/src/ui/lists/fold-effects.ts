import type { EffectDescription } from '@figura/contracts';

/** So many effects of an item are shown before the rest is unfolded. */
const SHOWN = 5;
/** A caution of at least so many points (rating times strength) is never folded away. */
const STRONG = -1;

/** Effects on one body part. */
export interface EffectGroup {
  bodyPart: string;
  effects: EffectDescription[];
}

interface Folded {
  shown: EffectGroup[];
  /** Empty where everything is shown. */
  rest: EffectGroup[];
}

/** The first effects of a list, and those that must not be folded away, apart from the rest; both by body part. */
export function foldEffects(effects: readonly EffectDescription[]): Folded {
  const shown = effects.filter((effect, index) => index < SHOWN || isStrongCaution(effect));
  const rest = effects.filter((effect) => !shown.includes(effect));
  return { shown: listByBodyPart(shown), rest: listByBodyPart(rest) };
}

function isStrongCaution({ rating, strength }: EffectDescription): boolean {
  return rating * strength <= STRONG;
}

/** Groups in the order of their first effect. */
export function listByBodyPart(effects: readonly EffectDescription[]): EffectGroup[] {
  const groups = new Map<string, EffectDescription[]>();
  for (const effect of effects) {
    const group = groups.get(effect.bodyPart);
    if (group) group.push(effect);
    else groups.set(effect.bodyPart, [effect]);
  }
  return [...groups].map(([bodyPart, grouped]) => ({ bodyPart, effects: grouped }));
}
