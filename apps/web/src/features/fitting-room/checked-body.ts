import type { User } from '@figura/contracts';

/** What a verdict follows from besides the garment. */
type Checked = Pick<User, 'measurements' | 'underbust' | 'bodyConcerns' | 'featureChoices' | 'preferences'>;

/** Names the body and the choices that a garment is checked for, and tells nothing of them: a 32-bit FNV-1a hash. */
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
