import {
  getGuideChoice,
  type Context,
  type LifeState,
  type Occasion,
  type Presentation,
  type Season,
  type Taste,
  type TemperatureBand,
} from '@figura/contracts';
import { findUnsaid } from '../life-states';
import type { ProfileFeature } from '../profile-feature';
import type { Unsaid } from '../unsaid';
import { isOffice, type VetoQuestion, type Weather } from './vetoes/veto';

export interface OutfitQuestion {
  readonly occasion: Occasion;
  /** Null for any season. */
  readonly season?: Season | null;
  /** Overrides the season. */
  readonly weather?: Weather | null;
  /** Keys of pieces that every outfit must have: the anchor, or locked ones. */
  readonly fixed?: readonly string[];
  readonly count: number;
  /** Outfits of looks below it are left out; by default none. */
  readonly leastScore?: number;
  /** Varies ties between users. */
  readonly person?: string;
  /** The same number gives the same outfits; the next gives others. */
  readonly seed?: number;
  readonly tastes?: readonly Taste[];
  readonly contexts?: readonly Context[];
  /** Only those that hold now. */
  readonly lifeStates?: readonly LifeState[];
  readonly isModest?: boolean;
  readonly isHeadCovered?: boolean;
  readonly mayBareLimbs?: boolean;
  /** Whose looks; `womens` if missing. */
  readonly presentation?: Presentation;
  readonly features?: readonly Pick<ProfileFeature, 'key' | 'strength' | 'choice'>[];
  readonly shown?: { readonly looks: readonly string[]; readonly pieces: readonly string[] };
}

/** Degrees Celsius. */
const SEASON_CELSIUS: Readonly<Record<Season, number>> = { spring: 14, summer: 24, fall: 12, winter: 3 };
/** Degrees Celsius that wind and rain take away. */
const WIND_CHILL = 4;
const RAIN_CHILL = 2;
/** Degrees Celsius where bands begin. */
const WARM_FROM = 19;
const MILD_FROM = 9;
const FREEZING_TO = 0;
const HOT_FROM = 27;
/** Degrees Celsius below which tailoring of spring is worn to the office. */
export const SUMMER_OFFICE_FROM = 24;
const SEEN_FROM = 0.2;
const BAND_SEASONS: Readonly<Record<TemperatureBand, readonly Season[]>> = {
  warm: ['summer'],
  mild: ['spring', 'fall'],
  cold: ['winter'],
};

export interface Demand extends VetoQuestion {
  readonly isHeadCovered: boolean;
  readonly unsaid: Unsaid | undefined;
}

export function createDemand({
  occasion,
  season,
  weather,
  contexts = [],
  lifeStates = [],
  isModest = false,
  isHeadCovered = false,
  mayBareLimbs = false,
  presentation = 'womens',
  features = [],
}: Pick<
  OutfitQuestion,
  | 'occasion'
  | 'season'
  | 'weather'
  | 'contexts'
  | 'lifeStates'
  | 'isModest'
  | 'isHeadCovered'
  | 'mayBareLimbs'
  | 'presentation'
  | 'features'
>): Demand {
  const celsius = weather
    ? weather.celsius - (weather.wind ? WIND_CHILL : 0) - (weather.rain ? RAIN_CHILL : 0)
    : season
      ? SEASON_CELSIUS[season]
      : null;
  const outdoors = toBand(celsius ?? SEASON_CELSIUS.spring);
  const isJacketDay = occasion === 'interview' && celsius !== null && celsius < SUMMER_OFFICE_FROM;
  const band = isJacketDay && outdoors === 'warm' ? 'mild' : outdoors;
  const states = new Set(lifeStates.map(({ state }) => state));
  return {
    occasion,
    isEvening: occasion === 'evening' || occasion === 'celebration' || occasion === 'formal',
    band,
    seasons: weather ? listSeasons(weather, occasion) : season ? [season] : null,
    isRaining: weather?.rain === true,
    isFreezing: celsius !== null && celsius <= FREEZING_TO,
    isHot: weather != null && weather.celsius >= HOT_FROM,
    contexts,
    isModest: isModest || isHeadCovered,
    isHeadCovered,
    areLimbsCovered: isHeadCovered && !mayBareLimbs,
    presentation,
    celsius,
    weather: weather ?? null,
    isSeated: states.has('seated'),
    isPregnant: states.has('pregnant'),
    isNursing: states.has('nursing'),
    isTender: states.has('breast-surgery'),
    figure: new Set(
      features
        .filter(({ key, strength, choice }) => strength >= SEEN_FROM && choice === getGuideChoice(key))
        .map(({ key }) => key),
    ),
    unsaid: findUnsaid(lifeStates),
  };
}

function listSeasons({ celsius }: Weather, occasion: Occasion): readonly Season[] {
  const band = toBand(celsius);
  return isOffice(occasion) && band === 'warm' && celsius < SUMMER_OFFICE_FROM
    ? ['spring', 'summer']
    : BAND_SEASONS[band];
}

function toBand(celsius: number): TemperatureBand {
  if (celsius >= WARM_FROM) return 'warm';
  return celsius >= MILD_FROM ? 'mild' : 'cold';
}
