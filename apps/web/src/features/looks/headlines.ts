import type { EffectDescription } from '@figura/contracts';

/** So many reasons stand beside the drawing, each with its number on it. */
const HEADLINES = 3;

/** The strongest reasons that are about different things to be seen. Reasons come strongest first. */
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
