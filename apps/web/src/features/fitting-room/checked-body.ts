import { OPTIONAL_MEASUREMENTS } from '@figura/contracts';
import type { OptionalMeasurements, User } from '@figura/contracts';

type Checked = OptionalMeasurements &
  Pick<User, 'measurements' | 'bodyConcerns' | 'featureChoices' | 'preferences'>;

/** A 32-bit FNV-1a hash that reveals neither the body nor the choices. */
export function nameBody(user: Checked): string {
  const { measurements, bodyConcerns, featureChoices } = user;
  const { never, coverage, hideNumbers } = user.preferences;
  const told = JSON.stringify([
    measurements,
    ...OPTIONAL_MEASUREMENTS.map((name) => user[name]),
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
