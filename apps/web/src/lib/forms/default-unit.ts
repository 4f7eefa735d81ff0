import type { LengthUnit } from '@figura/classifier';
import type { UnitPreference, User } from '@figura/contracts';
import { readDraft, writeDraft } from '../drafts/drafts';
import { createAccountUnit } from './account-unit';

/** The countries whose tapes are in inches. */
const IMPERIAL_REGIONS: ReadonlySet<string> = new Set(['US', 'LR', 'MM']);

/** The unit of a locale such as `de-AT`; a language without a region takes its likeliest one (`en` is `en-US`). */
export function createUnitOfLocale(locale: string): LengthUnit {
  try {
    const { region } = new Intl.Locale(locale).maximize();
    return region !== undefined && IMPERIAL_REGIONS.has(region) ? 'in' : 'cm';
  } catch {
    return 'in';
  }
}

/**
 * The unit to measure in: the account's, once it says anything. Every account starts out as imperial, so until the
 * first measurements are stored that may only be the start value; then a choice made in this browser counts, and
 * else the locale.
 */
export function createDefaultUnit(user: User | null, locale: string): LengthUnit {
  if (user && (user.unitPreference === 'metric' || user.measurements)) return createAccountUnit(user);
  return readDraft('measuringUnit') ?? createUnitOfLocale(locale);
}

/** The name by which an account keeps a unit. */
export function getUnitPreference(unit: LengthUnit): UnitPreference {
  return unit === 'cm' ? 'metric' : 'imperial';
}

/** Keeps a choice of unit for the time before the account knows it. */
export function rememberChosenUnit(unit: LengthUnit): void {
  writeDraft('measuringUnit', unit);
}
