import type { LifeState } from '@figura/contracts';
import { tellEffect } from './content-texts';
import { findUnsaid, isResting } from './life-states';
import { isSaid } from './unsaid';

interface GuideAdvice {
  readonly feature: string;
  readonly attribute: string;
  readonly value: string;
  readonly effect: string;
  readonly claims: readonly string[];
}

/** A resting part has effects in its own guide. */
export function isInGuide(advice: GuideAdvice, lifeStates: readonly LifeState[]): boolean {
  const unsaid = findUnsaid(lifeStates);
  if (!unsaid) return true;
  const { feature, attribute, value, effect } = advice;
  const counted = isResting(feature, lifeStates) ? { ...unsaid, effects: [] } : unsaid;
  return isSaid(counted, { ...advice, effect: tellEffect(feature, attribute, value, effect) });
}
