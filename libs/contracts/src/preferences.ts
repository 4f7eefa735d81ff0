import { NO_APPEARANCE, type Appearance } from './appearance';
import type { Context, Hemisphere } from './outfits';
import type { Sizes } from './sizes';
import type { TasteLookId } from './tastes';

/** Kinds of things that a user may never want to wear, in groups, each in the order in which it is shown. */
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

/** How far sleeves reach at least, from short to long. */
export const SLEEVE_COVERAGES = ['short', 'elbow', 'three-quarter', 'long'] as const;
export type SleeveCoverage = (typeof SLEEVE_COVERAGES)[number];

/** How far skirts, dresses and trousers reach at least, from short to long. */
export const HEM_COVERAGES = ['above-knee', 'knee', 'mid-calf', 'ankle'] as const;
export type HemCoverage = (typeof HEM_COVERAGES)[number];

/** What a neckline covers at least: `moderate` shows no cleavage and no bare shoulder, `high` reaches the collarbones. */
export const NECKLINE_COVERAGES = ['moderate', 'high'] as const;
export type NecklineCoverage = (typeof NECKLINE_COVERAGES)[number];

/** What clothes must cover at least; null where nothing is asked. */
export interface Coverage {
  sleeves: SleeveCoverage | null;
  hem: HemCoverage | null;
  neckline: NecklineCoverage | null;
}

/** Currencies that a budget may be in: ISO 4217. */
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

export const MAX_BUDGET = 1_000_000;

/** The highest price of a single piece. */
export interface Budget {
  /** In the main unit, above 0 and at most {@link MAX_BUDGET}, with two decimals. */
  amount: number;
  currency: Currency;
}

/** Kinds of English: they differ in the words for clothes. */
export const LOCALES = ['en-US', 'en-GB'] as const;
export type Locale = (typeof LOCALES)[number];

/** What a user never wears, what clothes must cover and what they may cost. */
export interface Limits {
  /** Each once, in the order of {@link NEVER}. */
  never: Never[];
  coverage: Coverage;
  budget: Budget | null;
  /** Ids of items and products that are not to be seen again. */
  hidden?: string[];
}

/** What a user says of an item or a product. */
export const MARKS = ['love', 'hide'] as const;
export type Mark = (typeof MARKS)[number];
/** Of each kind. */
export const MAX_MARKS = 1_000;

/** What clothes can follow for a while. */
export const LIFE_STATES = ['pregnant', 'nursing'] as const;
export type LifeStateName = (typeof LIFE_STATES)[number];

/** A state that the user has told, which nothing else tells. */
export interface LifeState {
  state: LifeStateName;
  /** Of a pregnancy, where it was told: `YYYY-MM`. */
  dueMonth?: string;
}

/** The clothes that a life state asks for. */
const LIFE_CONTEXTS: Readonly<Record<LifeStateName, Context>> = { pregnant: 'maternity', nursing: 'nursing' };
/** Whole months after the one in which a child was due: then clothes for a pregnancy end by themselves. */
const MONTHS_AFTER = 1;

/** What the life states of a user ask for at a time. */
export function findLifeContexts(lifeStates: readonly LifeState[], now: Date): Context[] {
  const month = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const isOver = (dueMonth: string) => {
    const [year, number] = dueMonth.split('-').map(Number);
    return month > year! * 12 + (number! - 1) + MONTHS_AFTER;
  };
  return LIFE_STATES.filter((name) =>
    lifeStates.some(({ state, dueMonth }) => state === name && (dueMonth === undefined || !isOver(dueMonth))),
  ).map((name) => LIFE_CONTEXTS[name]);
}

/** What a user has chosen for themselves. */
export interface UserPreferences extends Required<Appearance>, Limits {
  hidden: string[];
  /** Ids of items and products that the user loves. */
  loved: string[];
  /** The outfits that the user said they would wear, each once, in the order of `TASTE_LOOKS`; tastes follow from them. */
  taste: TasteLookId[];
  /** Whether screens leave out measurements in numbers. */
  hideNumbers: boolean;
  /** Null follows the browser. */
  locale: Locale | null;
  /** By which seasons are told where none is named. */
  hemisphere: Hemisphere;
  /** Whether the outfit of the week is mailed on Mondays. */
  mondayMail: boolean;
  /** Each once, in the order of {@link LIFE_STATES}; told by nobody but the user, and nowhere to others. */
  lifeStates: LifeState[];
  /** What the user usually buys; null until told. */
  sizes: Sizes | null;
  /** Whether the screens after the measurements were gone through or put off: they come once. */
  welcomed: boolean;
}

export const NO_COVERAGE: Readonly<Coverage> = { sleeves: null, hem: null, neckline: null };

/** The preferences of a user who has chosen nothing. */
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
