import type { EffectDescription } from '@figura/contracts';

const SHOWN = 5;
/** Rating times strength; cautions at least this strong are never folded. */
const STRONG = -1;

export interface EffectGroup {
  bodyPart: string;
  effects: EffectDescription[];
}

interface Folded {
  shown: EffectGroup[];
  rest: EffectGroup[];
}

export function foldEffects(effects: readonly EffectDescription[], count = SHOWN): Folded {
  const shown = effects.filter(({ rating, strength }, index) => index < count || rating * strength <= STRONG);
  const rest = effects.filter((effect) => !shown.includes(effect));
  return { shown: groupByBodyPart(shown), rest: groupByBodyPart(rest) };
}

/** Ordered by first effect. */
export function groupByBodyPart(effects: readonly EffectDescription[]): EffectGroup[] {
  const groups = new Map<string, EffectDescription[]>();
  for (const effect of effects) {
    const group = groups.get(effect.bodyPart);
    if (group) group.push(effect);
    else groups.set(effect.bodyPart, [effect]);
  }
  return [...groups].map(([bodyPart, grouped]) => ({ bodyPart, effects: grouped }));
}
