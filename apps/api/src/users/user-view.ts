import { pickOptionalMeasurements } from '@figura/contracts';
import type { UserRecord } from './user-record';
import type { User } from './users.dto';

/** A fixed list of fields, so that nothing internal leaks. */
export function toUser(record: UserRecord): User {
  return {
    id: record.id,
    email: record.email,
    firstName: record.firstName,
    lastName: record.lastName,
    nickname: record.nickname,
    gender: record.gender,
    isVerified: record.isVerified,
    hasPaid: record.hasPaid,
    profileImage: record.profileImage && `/profile-images/${record.profileImage}.webp`,
    unitPreference: record.unitPreference,
    measurements: record.measurements && {
      ...record.measurements,
      estimated: record.measurements.estimated ?? [],
    },
    ...pickOptionalMeasurements(record),
    bodyType: record.bodyType,
    bodyConcerns: record.bodyConcerns,
    featureChoices: record.featureChoices,
    preferences: record.preferences,
  };
}
