import type { LengthUnit } from '@figura/classifier';
import type { UnitPreference, User } from '@figura/contracts';

export const getAccountUnit = (user: User): LengthUnit => toLengthUnit(user.unitPreference);

export const toLengthUnit = (preference: UnitPreference): LengthUnit =>
  preference === 'metric' ? 'cm' : 'in';
