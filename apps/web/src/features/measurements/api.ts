import { classify, computeTotalHeight } from '@figura/classifier';
import type { LengthUnit } from '@figura/classifier';
import type { OptionalMeasurements, TapeMeasurements, User } from '@figura/contracts';
import { api, readData } from '../../lib/api/api-client';
import { toUnitPreference } from '../../lib/forms/default-unit';

/** Inches; the server computes the types itself. Null clears an optional one; what is left out stays. */
export async function saveMeasurements(
  tape: TapeMeasurements,
  optional: Partial<OptionalMeasurements> = {},
): Promise<User> {
  const { horizontal, vertical, combined } = classify(tape);
  const body = {
    ...tape,
    ...optional,
    totalHeight: computeTotalHeight(tape),
    horizontalBodyType: horizontal,
    verticalBodyType: vertical,
    combinedBodyType: combined,
  };
  const { user } = await readData(api.PUT('/user/measurements', { body }));
  return user;
}

/** Inches; values that are left out stay measured or estimated. */
export async function changeMeasurements(
  body: Partial<TapeMeasurements & OptionalMeasurements>,
): Promise<User> {
  const { user } = await readData(api.PATCH('/user/measurements', { body }));
  return user;
}

export async function saveUnit(unit: LengthUnit): Promise<User> {
  const body = { unitPreference: toUnitPreference(unit) };
  const { user } = await readData(api.PUT('/user/profile', { body }));
  return user;
}
