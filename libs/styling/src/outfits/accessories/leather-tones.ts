import type { Tone } from '@figura/contracts';
import { COOL_TONES, WARM_TONES } from '../tones';

export const CLASH = -0.4;

/** These clash with other warm leather tones. */
const REDDISH: ReadonlySet<Tone> = new Set<Tone>(['burgundy', 'red']);
const YELLOWISH: ReadonlySet<Tone> = new Set<Tone>(['tan', 'camel', 'rust']);

export function isNavyWithBlack(a: Tone | null, b: Tone | null): boolean {
  return (a === 'navy' && b === 'black') || (a === 'black' && b === 'navy');
}

/** Prefers one family, not always one tone, and never warm leather with cool. */
export function rateTones(bag: Tone | null, shoes: Tone | null): number {
  if (bag === null || shoes === null) return 0;
  if (bag === shoes) return 0.35;
  if (REDDISH.has(bag) !== REDDISH.has(shoes) && YELLOWISH.has(bag) !== YELLOWISH.has(shoes)) return -0.2;
  if (WARM_TONES.has(bag) && WARM_TONES.has(shoes)) return REDDISH.has(bag) === REDDISH.has(shoes) ? 0.35 : 0;
  if (isNavyWithBlack(bag, shoes)) return -1;
  if (COOL_TONES.has(bag) && COOL_TONES.has(shoes)) return 0.15;
  const clashes =
    (WARM_TONES.has(bag) && COOL_TONES.has(shoes)) || (COOL_TONES.has(bag) && WARM_TONES.has(shoes));
  return clashes ? CLASH : 0;
}
