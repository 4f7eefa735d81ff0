import {
  isCutFor,
  type Context,
  type Cut,
  type Occasion,
  type Presentation,
  type Season,
} from '@figura/contracts';

export interface ShownPiece {
  readonly contexts: readonly Context[];
  readonly season: readonly Season[];
  readonly for: readonly Cut[];
  readonly status?: 'core' | 'seasonal' | 'niche' | 'retired' | undefined;
}

export interface Showing {
  /** Pieces with other contexts are left out. */
  readonly contexts: readonly Context[];
  /** Limits seasonal items; null for any. */
  readonly seasons: readonly Season[] | null;
  readonly isNiche: boolean;
  readonly presentation: Presentation;
}

export const EVERYDAY: Showing = { contexts: [], seasons: [], isNiche: false, presentation: 'womens' };

const OCCASION_CONTEXTS: Readonly<Partial<Record<Occasion, readonly Context[]>>> = {
  evening: ['evening'],
  celebration: ['evening'],
  formal: ['evening'],
  sport: ['sport'],
};

export function findOccasionContexts(occasion: Occasion | undefined): readonly Context[] {
  return (occasion && OCCASION_CONTEXTS[occasion]) ?? [];
}

export const OUTFIT_CONTEXTS: readonly Context[] = ['evening', 'sport', 'lounge', 'rain'];

const LIFE_CONTEXTS: readonly Context[] = ['maternity', 'nursing'];

export function isLifeContext(context: Context): boolean {
  return LIFE_CONTEXTS.includes(context);
}

export function isAskedFor(contexts: readonly Context[], asked: readonly Context[]): boolean {
  const isForLife = contexts.some((context) => isLifeContext(context) && asked.includes(context));
  return contexts.every((context) => asked.includes(context) || (isForLife && isLifeContext(context)));
}

/** Hides other cuts, unrequested contexts and niche items, retired and out-of-season ones; links and kept outfits still open them. */
export function isShown(
  { contexts, season, for: cuts, status = 'core' }: ShownPiece,
  { contexts: asked, seasons, isNiche, presentation }: Showing,
): boolean {
  if (status === 'retired' || !isCutFor(cuts, presentation) || !isAskedFor(contexts, asked)) return false;
  // A requested context includes its niche items.
  if (status === 'niche') return isNiche || contexts.length > 0;
  return status !== 'seasonal' || seasons === null || season.some((name) => seasons.includes(name));
}

export function buildShowingKey({ contexts, seasons, isNiche, presentation }: Showing): string {
  return `${contexts.join('+')}/${seasons?.join('+') ?? 'any'}${isNiche ? '/niche' : ''}/${presentation}`;
}
