import type { Category, ListedLook } from '@figura/contracts';
import { pathTo } from '../../path-to';
import { LookCard } from '../../ui/dressed/look-card';
import type { PictureGridLayout } from '../../ui/pictures/picture-grid';
import { PictureGrid } from '../../ui/pictures/picture-grid';

interface LookGridProps {
  category: Category;
  items: readonly ListedLook[];
  limit?: number;
  layout: PictureGridLayout;
  /** At the top of its page, so the first pictures load eagerly. */
  leading?: boolean;
}

const EAGER = 4;

export function LookGrid({ category, items, limit = Infinity, layout, leading = false }: LookGridProps) {
  return (
    <PictureGrid layout={layout}>
      {items.slice(0, limit).map((look, index) => (
        <li key={look._id}>
          <LookCard
            look={look}
            link={pathTo.item({ id: look._id, category, type: 'bestlooks', among: items })}
            eager={leading && index < EAGER}
          />
        </li>
      ))}
    </PictureGrid>
  );
}
