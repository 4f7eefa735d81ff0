import { CATEGORIES } from '@figura/contracts';
import type { BestLooksResponse, Category } from '@figura/contracts';
import { Link } from 'react-router-dom';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import styles from '../../ui/links/chips.module.css';
import pill from '../../ui/pill.module.css';
import { categoryChips as t } from './messages.en';
import { formatCategory } from '../../lib/text/names';

interface CategoryChipsProps {
  looks: BestLooksResponse | undefined;
  /** Null: all. Undefined: none. */
  current: Category | null | undefined;
}

export function CategoryChips({ looks, current }: CategoryChipsProps) {
  if (looks?.preview) return null;
  const filled = CATEGORIES.filter((category) => looks?.clothingByCategory[category]?.length);
  const chips = [null, ...filled];
  return (
    <nav aria-label={t('label')} className={styles['chips']}>
      {chips.map((category) => (
        <Link
          key={category}
          to={category ? pathTo.looksOf(category) : paths.bestLooks}
          className={pill['pill']}
          aria-current={category === current ? 'page' : undefined}
          ref={category === current ? showChip : undefined}
        >
          {category ? formatCategory(category) : t('all')}
        </Link>
      ))}
    </nav>
  );
}

function showChip(chip: HTMLElement | null): void {
  const before = chip?.previousElementSibling;
  if (!(before instanceof HTMLElement)) return;
  const chips = before.parentElement!;
  chips.scrollLeft = before.offsetLeft - chips.offsetLeft;
}
