import type { Category, LookItem } from '@figura/contracts';
import { apiUrl } from '../../lib/api/api-client';
import { pathTo } from '../../path-to';
import { useWearer } from '../../lib/session/use-wearer';
import { DressedItem } from '../../ui/dressed/dressed-item';
import { MarkedCard } from '../../ui/pictures/marked-card';
import { PictureCard } from '../../ui/pictures/picture-card';
import type { PictureGridLayout } from '../../ui/pictures/picture-grid';
import { PictureGrid } from '../../ui/pictures/picture-grid';

interface LookGridProps {
  category: Category;
  items: readonly LookItem[];
  /** As many of them as are shown; the detail pages leaf through all. */
  limit?: number;
  layout: PictureGridLayout;
  /** At the top of its page: the first pictures are loaded at once. */
  leading?: boolean;
}

const EAGER = 4;

/** Looks of one category, each leading to its details. */
export function LookGrid({ category, items, limit = Infinity, layout, leading = false }: LookGridProps) {
  const wearer = useWearer();
  return (
    <PictureGrid layout={layout}>
      {items.slice(0, limit).map(({ _id, imageUrl, displayName, garment }, index) => (
        <li key={_id}>
          <MarkedCard id={_id} name={displayName}>
            <PictureCard
              src={
                <DressedItem
                  garment={garment}
                  wearer={wearer}
                  flat={apiUrl(imageUrl)}
                  eager={leading && index < EAGER}
                />
              }
              name={displayName}
              {...pathTo.item({ id: _id, category, type: 'bestlooks', among: items })}
            />
          </MarkedCard>
        </li>
      ))}
    </PictureGrid>
  );
}
