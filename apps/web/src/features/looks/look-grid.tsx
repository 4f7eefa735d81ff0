import type { Category, ListedLook } from '@figura/contracts';
import { pathTo } from '../../path-to';
import { LookCard } from '../../ui/dressed/look-card';
import type { PictureGridLayout } from '../../ui/pictures/picture-grid';
import { PictureGrid } from '../../ui/pictures/picture-grid';

interface LookGridProps {
  category: Category;
  items: readonly ListedLook[];
  /** As many of them as are shown; the detail pages leaf through all. */
  limit?: number;
  layout: PictureGridLayout;
  /** At the top of its page: the first pictures are loaded at once. */
  leading?: boolean;
}

const EAGER = 4;

/** Looks of one category, each leading to its details. */
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
