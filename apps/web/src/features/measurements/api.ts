import { classify, totalHeight } from '@figura/classifier';
import type { LengthUnit } from '@figura/classifier';
import type { TapeMeasurements, User } from '@figura/contracts';
import { api, dataOf } from '../../lib/api/api-client';
import { unitPreferenceOf } from '../../lib/forms/default-unit';

/** Stores the eight measurements, in inches; the server computes the types itself. */
export async function saveMeasurements(tape: TapeMeasurements): Promise<User> {
  const { horizontal, vertical, combined } = classify(tape);
  const body = {
    ...tape,
    totalHeight: totalHeight(tape),
    horizontalBodyType: horizontal,
    verticalBodyType: vertical,
    combinedBodyType: combined,
  };
  const { user } = await dataOf(api.PUT('/user/measurements', { body }));
  return user;
}

/** Remembers the unit that a person measures in. */
export async function saveUnit(unit: LengthUnit): Promise<User> {
  const body = { unitPreference: unitPreferenceOf(unit) };
  const { user } = await dataOf(api.PUT('/user/profile', { body }));
  return user;
}
