import type { Occasion, Season } from '@figura/contracts';
import { OUTFIT_RULES } from './rules';

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
  /** The same seed gives the same outfits; without one the best come first. */
  readonly seed?: string | null;
}

export interface Weather {
  readonly celsius: number;
  readonly rain?: boolean;
  readonly wind?: boolean;
}

/** What a question asks of the clothes. */
export interface Demand {
  /** A piece must be of one of these; null where any will do. */
  readonly seasons: readonly Season[] | null;
  /** Of all pieces together, in clo; null where nothing is known of the weather. */
  readonly clo: number | null;
  readonly needsLayer: boolean;
  readonly weather: Weather | null;
}

/** From these temperatures on, in degrees Celsius, pieces of these seasons are worn. */
const SEASONS_FROM: readonly (readonly [celsius: number, seasons: readonly Season[]])[] = [
  [21, ['summer']],
  [10, ['spring', 'fall']],
  [-Infinity, ['winter']],
];

export function demandOf({ season, weather }: Pick<OutfitQuestion, 'season' | 'weather'>): Demand {
  const { seasons, wind, rain, layerBelow } = OUTFIT_RULES.warmth;
  if (weather) {
    const felt = weather.celsius - (weather.wind ? wind : 0) - (weather.rain ? rain : 0);
    return {
      seasons: SEASONS_FROM.find(([from]) => weather.celsius >= from)![1],
      clo: cloAt(felt),
      needsLayer: felt < layerBelow || weather.rain === true || weather.wind === true,
      weather,
    };
  }
  if (!season) return { seasons: null, clo: null, needsLayer: false, weather: null };
  const celsius = seasons[season];
  return { seasons: [season], clo: cloAt(celsius), needsLayer: celsius < layerBelow, weather: null };
}

/** What a person who strolls needs at a temperature, in clo: straight lines between the points of the rules. */
function cloAt(celsius: number): number {
  return along(OUTFIT_RULES.warmth.needs, celsius, 'celsius', 'clo');
}

/** The temperature, in whole degrees Celsius, that so much clothing is right for while strolling. */
export function celsiusFor(clo: number): number {
  return Math.round(along([...OUTFIT_RULES.warmth.needs].reverse(), clo, 'clo', 'celsius'));
}

/** @param points by ascending `from` */
function along<From extends string, To extends string>(
  points: readonly Readonly<Record<From | To, number>>[],
  at: number,
  from: From,
  to: To,
): number {
  const next = points.findIndex((point) => point[from] >= at);
  if (next === 0) return points[0]![to];
  if (next < 0) return points.at(-1)![to];
  const [low, high] = [points[next - 1]!, points[next]!];
  return low[to] + ((at - low[from]) / (high[from] - low[from])) * (high[to] - low[to]);
}
