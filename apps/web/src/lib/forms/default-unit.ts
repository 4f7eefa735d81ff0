import type { LengthUnit } from '@figura/classifier';
import type { UnitPreference, User } from '@figura/contracts';
import { readDraft, writeDraft } from '../drafts/drafts';
import { getAccountUnit } from './account-unit';

/** Countries with tapes in inches. */
const IMPERIAL_REGIONS: ReadonlySet<string> = new Set(['US', 'LR', 'MM']);

/** A language without a region takes its likeliest one (`en` is `en-US`). */
export function getLocaleUnit(locale: string): LengthUnit {
  try {
    const { region } = new Intl.Locale(locale).maximize();
    return region !== undefined && IMPERIAL_REGIONS.has(region) ? 'in' : 'cm';
  } catch {
    return 'in';
  }
}

/** New accounts default to imperial, so before the first measurements this browser's choice or locale counts. */
export function getDefaultUnit(user: User | null, locale: string): LengthUnit {
  if (user && (user.unitPreference === 'metric' || user.measurements)) return getAccountUnit(user);
  return readDraft('measuringUnit') ?? getLocaleUnit(locale);
}

export function toUnitPreference(unit: LengthUnit): UnitPreference {
  return unit === 'cm' ? 'metric' : 'imperial';
}

export function rememberChosenUnit(unit: LengthUnit): void {
  writeDraft('measuringUnit', unit);
}
