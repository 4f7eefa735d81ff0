import type { LengthUnit } from '@figura/classifier';
import type { UnitPreference, User } from '@figura/contracts';

/** The unit that an account with measurements keeps. */
export const accountUnit = (user: User): LengthUnit => lengthUnit(user.unitPreference);

export const lengthUnit = (preference: UnitPreference): LengthUnit => (preference === 'metric' ? 'cm' : 'in');
