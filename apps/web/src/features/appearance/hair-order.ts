import { HAIR_CUTS } from '@figura/contracts';
import type { HairCut, Presentation } from '@figura/contracts';

const FIRST_CUTS: Readonly<Record<Presentation, readonly HairCut[]>> = {
  womens: ['waves', 'bob', 'bun', 'curls', 'box-braids', 'pixie', 'covering'],
  mens: ['side-part', 'cropped', 'swept-back', 'curls', 'buzz', 'locs', 'turban'],
  any: ['side-part', 'bob', 'cropped', 'curls', 'waves', 'locs', 'covering'],
};

export function listFirstCuts(presentation: Presentation): readonly HairCut[] {
  return FIRST_CUTS[presentation];
}

export function listMoreCuts(presentation: Presentation): HairCut[] {
  return HAIR_CUTS.filter((cut) => !FIRST_CUTS[presentation].includes(cut));
}
