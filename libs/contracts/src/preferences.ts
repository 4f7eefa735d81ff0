import { LANGUAGES } from '@figura/messages';
import { NO_APPEARANCE, type Appearance } from './appearance';
import type { Context, Hemisphere } from './outfits';
import type { Sizes } from './sizes';
import type { TasteLookId } from './tastes';

export const NEVER_GROUPS = {
  kinds: ['skirts', 'dresses', 'jumpsuits', 'trousers', 'jeans', 'leggings', 'shorts'],
  shoes: ['heels', 'boots', 'sandals', 'sneakers'],
  extras: ['hats', 'scarves', 'belts', 'jewelry'],
  cut: [
    'bare-arms',
    'bare-shoulders',
    'bare-back',
    'crop-tops',
    'short-hems',
    'slits',
    'low-necklines',
    'high-necklines',
    'low-rise',
    'tight',
    'oversized',
    'transparent',
  ],
  cloth: ['leather', 'fur', 'wool', 'denim', 'lace', 'sequins'],
  prints: ['patterns', 'animal-prints', 'florals', 'stripes'],
} as const;
export type NeverGroup = keyof typeof NEVER_GROUPS;
export type Never = (typeof NEVER_GROUPS)[NeverGroup][number];
export const NEVER: readonly Never[] = Object.values(NEVER_GROUPS).flat();

/** Minimum, short to long. */
export const SLEEVE_COVERAGES = ['short', 'elbow', 'three-quarter', 'long'] as const;
export type SleeveCoverage = (typeof SLEEVE_COVERAGES)[number];

/** Minimum, short to long. */
export const HEM_COVERAGES = ['above-knee', 'knee', 'mid-calf', 'ankle'] as const;
export type HemCoverage = (typeof HEM_COVERAGES)[number];

/** Minimum: `moderate` hides cleavage and shoulders, `high` reaches the collarbones. */
export const NECKLINE_COVERAGES = ['moderate', 'high'] as const;
export type NecklineCoverage = (typeof NECKLINE_COVERAGES)[number];

/** Minimum coverage; null if none is required. */
export interface Coverage {
  sleeves: SleeveCoverage | null;
  hem: HemCoverage | null;
  neckline: NecklineCoverage | null;
}

/** ISO 4217. */
export const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'CHF',
  'SEK',
  'DKK',
  'NOK',
  'PLN',
  'JPY',
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Default currency. Most German readers pay in euros. */
export function getUsualCurrency(language: string): Currency {
  return language.startsWith('de') ? 'EUR' : 'USD';
}

export const MAX_BUDGET = 1_000_000;

/** Per piece. */
export interface Budget {
  /** Main unit, above 0 to {@link MAX_BUDGET}, two decimals. */
  amount: number;
  currency: Currency;
}

/** All languages, including incomplete ones. */
export const KNOWN_LOCALES = ['en-US', 'en-GB', 'de-DE'] as const;
export type Locale = (typeof KNOWN_LOCALES)[number];

/** Complete languages only. */
export const LOCALES: readonly Locale[] = KNOWN_LOCALES.filter((locale) =>
  LANGUAGES.includes(locale.split('-', 1)[0]!),
);

/** Returns the locale of the first preferred language that we support. @param wishes BCP 47, best first */
export function findLocale(wishes: readonly string[]): Locale | null {
  for (const wish of wishes.map((each) => each.toLowerCase())) {
    const [language] = wish.split('-');
    const locale =
      LOCALES.find((each) => each.toLowerCase() === wish) ??
      LOCALES.find((each) => each.startsWith(`${language}-`));
    if (locale) return locale;
  }
  return null;
}

export interface Limits {
  /** Unique, in the order of {@link NEVER}. */
  never: Never[];
  coverage: Coverage;
  budget: Budget | null;
  hidden?: string[];
}

export const MARKS = ['love', 'hide'] as const;
export type Mark = (typeof MARKS)[number];
/** Per kind of mark. */
export const MAX_MARKS = 1_000;

export const LIFE_STATES = ['pregnant', 'nursing', 'breast-surgery', 'seated'] as const;
export type LifeStateName = (typeof LIFE_STATES)[number];

export const BREAST_SIDES = ['left', 'right', 'both'] as const;
export type BreastSide = (typeof BREAST_SIDES)[number];

export interface LifeState {
  state: LifeStateName;
  /** `YYYY-MM`, for a pregnancy. */
  dueMonth?: string;
  /** After breast surgery: the side that bust advice skips. */
  side?: BreastSide;
}

export const hasLifeState = (lifeStates: readonly LifeState[], name: LifeStateName): boolean =>
  lifeStates.some(({ state }) => state === name);

const LIFE_CONTEXTS: Readonly<Partial<Record<LifeStateName, Context>>> = {
  pregnant: 'maternity',
  nursing: 'nursing',
};
/** Whole months after the due month, when maternity clothes end automatically. */
const MONTHS_AFTER = 1;

/** The last month, `YYYY-MM`, in which a pregnancy with this due month counts. */
export function findLastMonth(dueMonth: string): string {
  const [year, month] = dueMonth.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + MONTHS_AFTER)).toISOString().slice(0, 7);
}

/** In the order of {@link LIFE_STATES}, without pregnancies that are over. */
export function findCurrentLifeStates(lifeStates: readonly LifeState[], now: Date): LifeState[] {
  const month = now.toISOString().slice(0, 7);
  return LIFE_STATES.flatMap((name) =>
    lifeStates
      .filter(({ state, dueMonth }) => state === name && (!dueMonth || month <= findLastMonth(dueMonth)))
      .slice(0, 1),
  );
}

export function listLifeContexts(lifeStates: readonly LifeState[], now: Date): Context[] {
  return findCurrentLifeStates(lifeStates, now).flatMap(({ state }) => LIFE_CONTEXTS[state] ?? []);
}

export interface UserPreferences extends Required<Appearance>, Limits {
  hidden: string[];
  loved: string[];
  /** Unique, in the order of `TASTE_LOOKS`; tastes follow from them. */
  taste: TasteLookId[];
  hideNumbers: boolean;
  /** Null follows the browser. */
  locale: Locale | null;
  hemisphere: Hemisphere;
  mondayMail: boolean;
  /** Unique, in the order of {@link LIFE_STATES}; set only by the user, never shown to others. */
  lifeStates: LifeState[];
  /** Null until set. */
  sizes: Sizes | null;
  /** True once the screens after the measurements were completed or skipped. */
  welcomed: boolean;
}

export const NO_COVERAGE: Readonly<Coverage> = { sleeves: null, hem: null, neckline: null };

export const NO_PREFERENCES: Readonly<UserPreferences> = {
  ...NO_APPEARANCE,
  never: [],
  coverage: NO_COVERAGE,
  budget: null,
  taste: [],
  hideNumbers: false,
  locale: null,
  hemisphere: 'north',
  mondayMail: false,
  lifeStates: [],
  sizes: null,
  welcomed: false,
  loved: [],
  hidden: [],
};
