import type { JourneyDto, Occasion, PackingList, Season } from '@figura/contracts';
import { OWN, type Question } from './question';

/** What is packed for. */
export interface Journey extends Pick<Question, 'season' | 'weather' | 'from'> {
  days: number;
  /** Of every day; one, as far as the page asks. */
  occasions: readonly Occasion[];
  /** Of one day each. */
  once: readonly Occasion[];
}

export function createJourney(season: Season): Journey {
  return { days: 5, occasions: ['travel'], once: [], season, weather: null, from: OWN };
}

/** The journey of a list that is kept. */
export function readJourney(list: PackingList): Journey {
  const { occasions, once, season, temperature, rain, wind, from, days } = list;
  const weather = temperature === null ? null : { temperature, rain, wind };
  return { days: days.length, occasions, once, season, weather, from };
}

/** A journey as the API takes it. */
export function toJourneyDto({ days, occasions, once, season, weather, from }: Journey): JourneyDto {
  return {
    days,
    occasions: [...occasions],
    once: [...once],
    ...(season && { season }),
    ...weather,
    from: [...from],
  };
}
