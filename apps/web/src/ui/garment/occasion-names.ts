import type { Occasion, Season } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './occasions.messages.en';

const t = translator(messages.names);

export const formatOccasionName = (occasion: Occasion): string => t(`occasion.${occasion}`);
export const formatSeasonName = (season: Season): string => t(`season.${season}`);
