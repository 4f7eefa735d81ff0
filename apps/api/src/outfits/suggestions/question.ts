import type { SuggestedSource } from '@figura/contracts';
import type { Weather } from '@figura/styling';
import type { WeatherQuery } from './suggestions.dto';

/** The keys of the pieces that the outfits are to be around. */
export function listAnchors({ anchor }: WeatherQuery): readonly string[] {
  return anchor?.split(',') ?? [];
}

/** Null where no temperature is given: then it goes by the season. */
export function findWeather(celsius: number | undefined, rain = false, wind = false): Weather | null {
  return celsius === undefined ? null : { celsius, rain, wind };
}

export function getReference(text: string): { source: SuggestedSource; id: string } {
  const [source, id = ''] = text.split(':');
  return { source: source as SuggestedSource, id };
}
