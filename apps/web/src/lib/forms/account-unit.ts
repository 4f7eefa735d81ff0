import type { LengthUnit } from '@figura/classifier';
import type { User } from '@figura/contracts';

/** The unit that an account with measurements keeps. */
export const accountUnit = (user: User): LengthUnit => (user.unitPreference === 'metric' ? 'cm' : 'in');
