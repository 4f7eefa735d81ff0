import type { Context, Occasion, Season } from '@figura/contracts';

/** What is known of a piece that may be shown. */
export interface ShownPiece {
  readonly contexts: readonly Context[];
  readonly season: readonly Season[];
  /** Of the catalog's items alone. */
  readonly status?: 'core' | 'seasonal' | 'niche' | 'retired' | undefined;
}

/** What a list asks for. */
export interface Showing {
  /** Pieces with others are left out. */
  readonly contexts: readonly Context[];
  /** Seasonal items are shown in these alone; null for any. */
  readonly seasons: readonly Season[] | null;
  /** Whether the particular is asked for too. */
  readonly isNiche: boolean;
}

/** Clothes for the day that are worn all year: for what is the same for everybody. */
export const EVERYDAY: Showing = { contexts: [], seasons: [], isNiche: false };

/** What an occasion asks for beside clothes for the day. */
const OCCASION_CONTEXTS: Readonly<Partial<Record<Occasion, readonly Context[]>>> = {
  evening: ['evening'],
  celebration: ['evening'],
  formal: ['evening'],
  sport: ['sport'],
};

export function findOccasionContexts(occasion: Occasion | undefined): readonly Context[] {
  return (occasion && OCCASION_CONTEXTS[occasion]) ?? [];
}

/** Contexts that outfits take pieces of by themselves, each by an occasion or the weather. */
export const OUTFIT_CONTEXTS: readonly Context[] = ['evening', 'sport', 'lounge', 'rain'];

/** What clothes of a life state have in common: a piece for both of these is worn in either. */
const LIFE_CONTEXTS: readonly Context[] = ['maternity', 'nursing'];

export function isLifeContext(context: Context): boolean {
  return LIFE_CONTEXTS.includes(context);
}

/** Whether all that a piece is particularly for is asked for. */
export function isAskedFor(contexts: readonly Context[], asked: readonly Context[]): boolean {
  const isForLife = contexts.some((context) => isLifeContext(context) && asked.includes(context));
  return contexts.every((context) => asked.includes(context) || (isForLife && isLifeContext(context)));
}

/**
 * Whether a list shows a piece: nothing with a context that was not asked for, nothing retired, nothing niche unasked,
 * what is seasonal in its seasons. Links and kept outfits open what no list shows.
 */
export function isShown(
  { contexts, season, status = 'core' }: ShownPiece,
  { contexts: asked, seasons, isNiche }: Showing,
): boolean {
  if (status === 'retired' || !isAskedFor(contexts, asked)) return false;
  // A context that was asked for asks for what is particular to it too.
  if (status === 'niche') return isNiche || contexts.length > 0;
  return status !== 'seasonal' || seasons === null || season.some((name) => seasons.includes(name));
}

/** The same for all lists that show the same. */
export function buildShowingKey({ contexts, seasons, isNiche }: Showing): string {
  return `${contexts.join('+')}/${seasons?.join('+') ?? 'any'}${isNiche ? '/niche' : ''}`;
}
