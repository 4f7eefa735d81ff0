import type { SuggestedOutfit } from '@figura/contracts';
import { labels as t } from './messages.en';

export function describeOwn({ line, sentence, lacks, finish, pieces }: SuggestedOutfit): string {
  const other = pieces.find(({ slot, source }) => slot === lacks && source !== 'wardrobe');
  const said = lacks && other ? t('lacks', { lacks, piece: other.name }) : (line ?? sentence);
  return finish ? `${said} ${finish}` : said;
}
