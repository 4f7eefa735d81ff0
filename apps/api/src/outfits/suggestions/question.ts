import type { SuggestedSource } from '@figura/contracts';
import type { Weather } from '@figura/styling';
import type { WeatherQuery } from './suggestions.dto';

export function listAnchors({ anchor }: WeatherQuery): readonly string[] {
  return anchor?.split(',') ?? [];
}

export function toWeather(celsius: number | undefined, rain = false, wind = false): Weather | null {
  return celsius === undefined ? null : { celsius, rain, wind };
}

export function parseReference(text: string): { source: SuggestedSource; id: string } {
  const [source, id = ''] = text.split(':');
  return { source: source as SuggestedSource, id };
}

/** Today and the suggestions of its day choose alike. */
export const createDaySeed = (userId: string, day: string): string => `${userId} ${day}`;
