import type { LengthUnit } from '@figura/classifier';
import type { UnitPreference, User } from '@figura/contracts';

/** The unit that an account with measurements keeps. */
export const createAccountUnit = (user: User): LengthUnit => createLengthUnit(user.unitPreference);

export const createLengthUnit = (preference: UnitPreference): LengthUnit =>
  preference === 'metric' ? 'cm' : 'in';
