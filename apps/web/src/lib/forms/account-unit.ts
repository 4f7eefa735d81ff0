import type { LengthUnit } from '@figura/classifier';
import type { UnitPreference, User } from '@figura/contracts';

export const createAccountUnit = (user: User): LengthUnit => createLengthUnit(user.unitPreference);

export const createLengthUnit = (preference: UnitPreference): LengthUnit =>
  preference === 'metric' ? 'cm' : 'in';
