import type { Category, LookItem } from '@figura/contracts';
import { apiUrl } from '../../lib/api-client';
import { pathTo } from '../../paths';
import { classNames } from '../../ui/class-names';
import { PictureCard } from '../../ui/picture-card';
import styles from './look-grid.module.css';

interface LookGridProps {
  category: Category;
  items: readonly LookItem[];
  /** As many of them as are shown; the detail pages leaf through all. */
  limit?: number;
  /** `strip`: one row of four, which a phone scrolls sideways. `page`: rows of three. */
  layout: 'strip' | 'page';
  /** At the top of its page: the first pictures are loaded at once. */
  leading?: boolean;
}

const EAGER = 4;

/** Looks of one category, each leading to its details. */
export function LookGrid({ category, items, limit = Infinity, layout, leading = false }: LookGridProps) {
  return (
    <ul className={classNames(styles['grid'], styles[layout])}>
      {items.slice(0, limit).map(({ _id, imageUrl, displayName }, index) => (
        <li key={_id}>
          <PictureCard
            src={apiUrl(imageUrl)}
            name={displayName}
            to={pathTo.item({ id: _id, category, type: 'bestlooks', among: items })}
            eager={leading && index < EAGER}
          />
        </li>
      ))}
    </ul>
  );
}
