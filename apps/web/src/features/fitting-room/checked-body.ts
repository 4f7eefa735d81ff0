import type { User } from '@figura/contracts';

type Checked = Pick<User, 'measurements' | 'underbust' | 'bodyConcerns' | 'featureChoices' | 'preferences'>;

/** A 32-bit FNV-1a hash that reveals neither the body nor the choices. */
export function nameBody({
  measurements,
  underbust,
  bodyConcerns,
  featureChoices,
  preferences: { never, coverage, hideNumbers },
}: Checked): string {
  const told = JSON.stringify([
    measurements,
    underbust,
    bodyConcerns,
    featureChoices,
    never,
    coverage,
    hideNumbers,
  ]);
  let hash = 0x811c9dc5;
  for (let index = 0; index < told.length; index++)
    hash = Math.imul(hash ^ told.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
