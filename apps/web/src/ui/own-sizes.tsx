import { CLOTHING_CATEGORIES, listSizeNames } from '@figura/contracts';
import type { Category, Sizes, User } from '@figura/contracts';
import { useSizes } from '../lib/session/use-sizes';
import { ownSizes as t } from './own-sizes.messages.en';

const PARTS = CLOTHING_CATEGORIES.filter((category) => category === 'Tops' || category === 'Bottoms');

export function OwnSizes({ user }: { user: User }) {
  const { table, suggest } = useSizes(user);
  if (table === null) return t('untold');
  const { sizes, origin } = suggest(table);
  if (origin === 'middle') return t('untold');
  const { region, shoe } = sizes;
  const [top, bottom] = PARTS.map((category) => nameSize(sizes, category));
  if (top === bottom) return t('toldOnce', { region, shoe, top: top! });
  return t('told', { region, shoe, top: top!, bottom: bottom! });
}

/** In the region and as a letter: shops write either. */
function nameSize(sizes: Sizes, category: Category): string {
  const names = listSizeNames(sizes, category);
  return t('both', { size: names[0]!, letter: names.at(-1)! });
}
