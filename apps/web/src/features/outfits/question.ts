import { OCCASIONS, PIECE_SOURCES, SEASONS, TEMPERATURES } from '@figura/contracts';
import type { Occasion, PieceSource, Season } from '@figura/contracts';

export type Source = PieceSource;
export const OWN: readonly Source[] = ['wardrobe'];
export const CATALOG: readonly Source[] = ['catalog'];
export const OWN_AND_CATALOG: readonly Source[] = ['wardrobe', 'catalog'];

export interface Weather {
  /** Degrees Celsius. */
  temperature: number;
  rain: boolean;
  wind: boolean;
}

export interface Question {
  occasion: Occasion;
  season: Season | null;
  weather: Weather | null;
  from: readonly Source[];
  anchors: readonly string[];
  again: boolean;
  seed: number;
}

export function readQuestion(params: URLSearchParams, currentSeason: Season): Question {
  const occasion = OCCASIONS.find((known) => known === params.get('occasion'));
  const degrees = Number(params.get('temperature') ?? NaN);
  const isWeather = degrees >= TEMPERATURES.min && degrees <= TEMPERATURES.max;
  const named = (params.get('from') ?? '').split(',');
  const from = PIECE_SOURCES.filter((source) => named.includes(source));
  const seed = Number(params.get('seed') ?? 0);
  const season = SEASONS.find((known) => known === params.get('season'));
  return {
    occasion: occasion ?? 'everyday',
    season: isWeather ? null : (season ?? (occasion ? null : currentSeason)),
    weather: isWeather
      ? {
          temperature: Math.round(degrees),
          rain: params.get('rain') === 'true',
          wind: params.get('wind') === 'true',
        }
      : null,
    from: from.length > 0 ? from : OWN_AND_CATALOG,
    anchors: readAnchors(params),
    again: params.get('again') === 'true',
    seed: Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED ? seed : 0,
  };
}

function readAnchors(params: URLSearchParams): string[] {
  return (params.get('anchor') ?? '')
    .split(',')
    .filter((piece) => /^(wardrobe|catalog|products|check):[\w-]+$/.test(piece));
}

const MAX_SEED = 999_999;

export function computeNextSeed({ seed }: Pick<Question, 'seed'>): number {
  return (seed + 1) % (MAX_SEED + 1);
}

export function toQuery({ occasion, season, weather, from, anchors, again, seed }: Question) {
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
