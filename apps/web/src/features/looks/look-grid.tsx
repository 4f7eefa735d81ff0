import type { Category, ListedLook } from '@figura/contracts';
import { pathTo } from '../../path-to';
import { LookCard } from '../../ui/dressed/look-card';
import type { PictureGridLayout } from '../../ui/pictures/picture-grid';
import { PictureGrid } from '../../ui/pictures/picture-grid';

interface LookGridProps {
  category: Category;
  items: readonly ListedLook[];
  /** The viewer pages through these; through the items themselves if missing. */
  among?: readonly ListedLook[];
  without?: ListedLook | undefined;
  limit?: number;
  layout: PictureGridLayout;
  leading?: boolean;
}

const EAGER = 4;

export function LookGrid({
  category,
  items,
  among = items,
  without,
  limit = Infinity,
  layout,
  leading = false,
}: LookGridProps) {
  const shown = items.filter(({ _id }) => _id !== without?._id).slice(0, limit);
  return (
    <PictureGrid layout={layout}>
      {shown.map((look, index) => (
        <li key={look._id}>
          <LookCard
            look={look}
            link={pathTo.item({ id: look._id, category, type: 'bestlooks', among })}
            eager={leading && index < EAGER}
          />
        </li>
      ))}
    </PictureGrid>
  );
}
