import { classify, totalHeight } from '@figura/classifier';
import type { LengthUnit } from '@figura/classifier';
import type {
  SaveMeasurementsRequest,
  TapeMeasurements,
  UpdateProfileRequest,
  User,
  UserResponse,
} from '@figura/contracts';
import { api } from '../../lib/api/api-client';
import { unitPreferenceOf } from '../../lib/forms/default-unit';

/** Stores the eight measurements, in inches; the server computes the types itself. */
export async function saveMeasurements(tape: TapeMeasurements): Promise<User> {
  const { horizontal, vertical, combined } = classify(tape);
  const request: SaveMeasurementsRequest = {
    ...tape,
    totalHeight: totalHeight(tape),
    horizontalBodyType: horizontal,
    verticalBodyType: vertical,
    combinedBodyType: combined,
  };
  const { user } = await api.put<UserResponse>('/user/measurements', request);
  return user;
}

/** Remembers the unit that a person measures in. */
export async function saveUnit(unit: LengthUnit): Promise<User> {
  const request: UpdateProfileRequest = { unitPreference: unitPreferenceOf(unit) };
  const { user } = await api.put<UserResponse>('/user/profile', request);
  return user;
}
