import type { Occasion, Season } from '@figura/contracts';
import { names as t } from './occasions.messages.en';

export const formatOccasionName = (occasion: Occasion): string => t(`occasion.${occasion}`);
export const formatSeasonName = (season: Season): string => t(`season.${season}`);
