import type { Context, Occasion, Season, Taste, TemperatureBand } from '@figura/contracts';
import type { VetoQuestion } from './vetoes/veto';

/** What an outfit is for. */
export interface OutfitQuestion {
  readonly occasion: Occasion;
  /** Null where it is for any season. */
  readonly season?: Season | null;
  /** What the day is like; it takes the place of the season. */
  readonly weather?: Weather | null;
  /** Keys of pieces, as `pieceKey` names them, that every outfit must have: the anchor, or what is locked. */
  readonly fixed?: readonly string[];
  /** How many outfits. */
  readonly count: number;
  /** Whom it is for: of pieces that are as good everybody gets others. */
  readonly person?: string;
  /** The same number gives the same outfits; the next one gives others. */
  readonly seed?: number;
  /** Looks of these moods come first; others only where they make too few. */
  readonly tastes?: readonly Taste[];
  /** Contexts that were asked for beside those of the occasion. */
  readonly contexts?: readonly Context[];
  /** Arms and knees are to be covered: looks that are made for it come more readily. */
  readonly isModest?: boolean;
  /** Looks and keys of pieces of earlier answers, which come again less readily. */
  readonly shown?: { readonly looks: readonly string[]; readonly pieces: readonly string[] };
}

export interface Weather {
  readonly celsius: number;
  readonly rain?: boolean;
  readonly wind?: boolean;
}

/** Seasons stand for a temperature, in degrees Celsius. */
const SEASON_CELSIUS: Readonly<Record<Season, number>> = { spring: 14, summer: 24, fall: 12, winter: 3 };
/** Wind and rain take warmth away, in degrees. */
const WIND_CHILL = 4;
const RAIN_CHILL = 2;
/** From these temperatures on a band begins, in degrees Celsius. */
const WARM_FROM = 19;
const MILD_FROM = 9;
const BAND_SEASONS: Readonly<Record<TemperatureBand, readonly Season[]>> = {
  warm: ['summer'],
  mild: ['spring', 'fall'],
  cold: ['winter'],
};

/** What a question asks of the clothes. */
export interface Demand extends VetoQuestion {
  /** As it feels, in degrees Celsius; null where the season is open. */
  readonly celsius: number | null;
  readonly weather: Weather | null;
}

export function findDemand({
  occasion,
  season,
  weather,
  contexts = [],
  isModest = false,
}: Pick<OutfitQuestion, 'occasion' | 'season' | 'weather' | 'contexts' | 'isModest'>): Demand {
  const celsius = weather
    ? weather.celsius - (weather.wind ? WIND_CHILL : 0) - (weather.rain ? RAIN_CHILL : 0)
    : season
      ? SEASON_CELSIUS[season]
      : null;
  const band = findBand(celsius ?? SEASON_CELSIUS.spring);
  return {
    occasion,
    isEvening: occasion === 'evening' || occasion === 'celebration' || occasion === 'formal',
    band,
    seasons: weather ? BAND_SEASONS[findBand(weather.celsius)] : season ? [season] : null,
    isRaining: weather?.rain === true,
    contexts,
    isModest,
    celsius,
    weather: weather ?? null,
  };
}

function findBand(celsius: number): TemperatureBand {
  if (celsius >= WARM_FROM) return 'warm';
  return celsius >= MILD_FROM ? 'mild' : 'cold';
}
