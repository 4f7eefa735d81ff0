import type { EffectDescription } from '@figura/contracts';

const HEADLINES = 3;

export function getHeadlines(reasons: readonly EffectDescription[]): EffectDescription[] {
  const headlines: EffectDescription[] = [];
  for (const reason of reasons) {
    const isNew = headlines.every(
      ({ attribute, value }) => attribute !== reason.attribute || value !== reason.value,
    );
    if (isNew && headlines.length < HEADLINES) headlines.push(reason);
  }
  return headlines;
}
