import type { EffectDescription } from '@figura/contracts';
import { hasPlace } from '../../ui/dressed/callouts';

const HEADLINES = 3;

/** `number`: on the drawing. */
export type Headline = EffectDescription & { number?: number };

export function getHeadlines(reasons: readonly EffectDescription[]): Headline[] {
  const headlines: Headline[] = [];
  let number = 0;
  for (const reason of reasons) {
    const isNew = headlines.every(
      ({ attribute, value }) => attribute !== reason.attribute || value !== reason.value,
    );
    if (isNew && headlines.length < HEADLINES)
      headlines.push(hasPlace(reason) ? { ...reason, number: ++number } : reason);
  }
  return headlines;
}
