import type { EffectDescription } from '@figura/contracts';
import { hasPlace } from '../../ui/dressed/callouts';

const HEADLINES = 3;

/** `number`: on the drawing; those without follow. */
export type Headline = EffectDescription & { number?: number };

export function getHeadlines(reasons: readonly EffectDescription[]): Headline[] {
  const chosen: EffectDescription[] = [];
  for (const reason of reasons) {
    const isNew = chosen.every(
      ({ attribute, value, bodyPart }) =>
        (attribute !== reason.attribute || value !== reason.value) && bodyPart !== reason.bodyPart,
    );
    if (isNew && chosen.length < HEADLINES) chosen.push(reason);
  }
  return [
    ...chosen.filter(hasPlace).map((reason, index) => ({ ...reason, number: index + 1 })),
    ...chosen.filter((reason) => !hasPlace(reason)),
  ];
}
