import type { Season } from '@figura/contracts';

/** From these degrees Celsius on clothes of the season are worn. */
const SEASON_FROM: readonly (readonly [Season, number])[] = [
  ['summer', 21],
  ['spring', 13],
  ['fall', 5],
];
/** The seasons that ask for a layer on top. */
const LAYERED: readonly (Season | null)[] = ['spring', 'fall', 'winter'];
/** Below it a layer goes on top, in degrees Celsius. */
const LAYER_BELOW = 19;

/** What of the weather decides what is worn. */
export interface Weather {
  season?: Season | undefined;
  /** Degrees Celsius; says more than a season. */
  temperature?: number | undefined;
  rain?: boolean | undefined;
  wind?: boolean | undefined;
}

/** The season whose clothes are worn, and whether a layer goes on top. */
export function dressFor({ season, temperature, rain = false, wind = false }: Weather): {
  season: Season | null;
  isLayered: boolean;
} {
  const isWet = rain || wind;
  if (temperature === undefined)
    return { season: season ?? null, isLayered: isWet || LAYERED.includes(season ?? null) };
  const [worn] = SEASON_FROM.find(([, from]) => temperature >= from) ?? ['winter' as const];
  return { season: worn, isLayered: isWet || temperature < LAYER_BELOW };
}
