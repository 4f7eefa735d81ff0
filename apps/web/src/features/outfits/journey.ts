import type { JourneyDto, Occasion, PackingList, Season } from '@figura/contracts';
import { OWN, type Question } from './question';

export interface Journey extends Pick<Question, 'season' | 'weather' | 'from'> {
  days: number;
  occasions: readonly Occasion[];
  once: readonly Occasion[];
}

export function createJourney(season: Season): Journey {
  return { days: 5, occasions: ['travel'], once: [], season, weather: null, from: OWN };
}

export function readJourney(list: PackingList): Journey {
  const { occasions, once, season, temperature, rain, wind, from, days } = list;
  const weather = temperature === null ? null : { temperature, rain, wind };
  return { days: days.length, occasions, once, season, weather, from };
}

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
