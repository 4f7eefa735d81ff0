import type { LengthUnit } from '@figura/classifier';
import type { UnitPreference, User } from '@figura/contracts';
import { readDraft, writeDraft } from '../drafts/drafts';
import { createAccountUnit } from './account-unit';

/** Countries with tapes in inches. */
const IMPERIAL_REGIONS: ReadonlySet<string> = new Set(['US', 'LR', 'MM']);

/** A language without a region takes its likeliest one (`en` is `en-US`). */
export function createUnitOfLocale(locale: string): LengthUnit {
  try {
    const { region } = new Intl.Locale(locale).maximize();
    return region !== undefined && IMPERIAL_REGIONS.has(region) ? 'in' : 'cm';
  } catch {
    return 'in';
  }
}

/** New accounts default to imperial, so before the first measurements this browser's choice or locale counts. */
export function createDefaultUnit(user: User | null, locale: string): LengthUnit {
  if (user && (user.unitPreference === 'metric' || user.measurements)) return createAccountUnit(user);
  return readDraft('measuringUnit') ?? createUnitOfLocale(locale);
}

export function getUnitPreference(unit: LengthUnit): UnitPreference {
  return unit === 'cm' ? 'metric' : 'imperial';
}

export function rememberChosenUnit(unit: LengthUnit): void {
  writeDraft('measuringUnit', unit);
}
