import { OCCASIONS, PIECE_SOURCES, SEASONS, TEMPERATURES } from '@figura/contracts';
import type { Occasion, PieceSource, Season } from '@figura/contracts';

/** Where pieces may come from, as far as a question says it. */
export type Source = PieceSource;
export const OWN: readonly Source[] = ['wardrobe'];
export const OWN_AND_CATALOG: readonly Source[] = ['wardrobe', 'catalog'];

export interface Weather {
  /** Degrees Celsius. */
  temperature: number;
  rain: boolean;
  wind: boolean;
}

/** What outfits are asked for. */
export interface Question {
  occasion: Occasion;
  /** Either a season or a weather. */
  season: Season | null;
  weather: Weather | null;
  from: readonly Source[];
  /** Pieces that every outfit has, as `source:id`. */
  anchors: readonly string[];
  /** Whether clothes that were worn yesterday or today may come again. */
  again: boolean;
  seed: number;
}

/** The question that a URL asks; what it leaves out or says wrong is as in the defaults. */
export function readQuestion(
  params: URLSearchParams,
  defaults: { season: Season; from: readonly Source[] },
): Question {
  const occasion = OCCASIONS.find((known) => known === params.get('occasion'));
  const degrees = Number(params.get('temperature') ?? NaN);
  const isWeather = degrees >= TEMPERATURES.min && degrees <= TEMPERATURES.max;
  const named = (params.get('from') ?? '').split(',');
  const from = PIECE_SOURCES.filter((source) => named.includes(source));
  const seed = Number(params.get('seed') ?? 0);
  const season = SEASONS.find((known) => known === params.get('season'));
  const anchors = readAnchors(params);
  return {
    occasion: occasion ?? 'everyday',
    season: isWeather ? null : (season ?? (occasion ? null : defaults.season)),
    weather: isWeather
      ? {
          temperature: Math.round(degrees),
          rain: params.get('rain') === 'true',
          wind: params.get('wind') === 'true',
        }
      : null,
    from: from.length > 0 ? from : anchors.length > 0 ? OWN_AND_CATALOG : defaults.from,
    anchors,
    again: params.get('again') === 'true',
    seed: Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED ? seed : 0,
  };
}

/** The pieces that a URL asks outfits around. */
function readAnchors(params: URLSearchParams): string[] {
  return (params.get('anchor') ?? '')
    .split(',')
    .filter((piece) => /^(wardrobe|catalog|products|check):[\w-]+$/.test(piece));
}

const MAX_SEED = 999_999;

/** The seed of outfits that were not shown yet. */
export function computeNextSeed({ seed }: Pick<Question, 'seed'>): number {
  return (seed + 1) % (MAX_SEED + 1);
}

/** The query of a question, for the API and for the page's own URL. */
export function queryOf({ occasion, season, weather, from, anchors, again, seed }: Question) {
  return {
    occasion,
    ...(season && { season }),
    ...(weather && {
      temperature: weather.temperature,
      rain: weather.rain ? ('true' as const) : ('false' as const),
      wind: weather.wind ? ('true' as const) : ('false' as const),
    }),
    from: from.join(','),
    ...(anchors.length > 0 && { anchor: anchors.join(',') }),
    ...(again && { again: 'true' as const }),
    ...(seed > 0 && { seed }),
  };
}
