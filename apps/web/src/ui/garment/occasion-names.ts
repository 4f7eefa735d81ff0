import type { Occasion, Season } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './occasions.messages.en';

const t = translator(messages.names);

export const occasionName = (occasion: Occasion): string => t(`occasion.${occasion}`);
export const seasonName = (season: Season): string => t(`season.${season}`);
