import { CATEGORIES } from '@figura/contracts';
import type { ListedLook, Recommendation } from '@figura/contracts';
import { useLooksByCategory } from '../../lib/catalog/use-own-looks';
import { pathTo } from '../../path-to';
import { cropForRow } from '../../ui/dressed/garment-crops';
import { LookCard } from '../../ui/dressed/look-card';
import { PictureGrid } from '../../ui/pictures/picture-grid';
import { matchingLooks as t } from './messages.en';
import styles from './matching-looks.module.css';

const SHOWN = 4;

/** Best looks that follow the advice; for what to avoid, of the same kind without it. */
export function MatchingLooks({ recommendation }: { recommendation: Recommendation }) {
  const best = useLooksByCategory();
  const looks = chooseLooks(
    recommendation,
    CATEGORIES.flatMap((category) => best?.[category] ?? []),
  );
  if (looks.length === 0) return null;
  const crop = cropForRow(looks.map(({ garment }) => garment?.category));
  return (
    <section className={styles['looks']} aria-labelledby="matching">
      <h2 id="matching">{t(recommendation.rating > 0 ? 'title' : 'instead')}</h2>
      <PictureGrid layout="strip">
        {looks.map((look) => (
          <li key={look._id}>
            <LookCard
              look={look}
              crop={crop}
              link={pathTo.item({ id: look._id, type: 'bestlooks', among: looks })}
            />
          </li>
        ))}
      </PictureGrid>
    </section>
  );
}

function chooseLooks(
  { _id: id, clothingAttribute, rating, representativeItems }: Recommendation,
  best: readonly ListedLook[],
): ListedLook[] {
  // The id ends in the value.
  const value = id.slice(id.lastIndexOf('_') + 1);
  const shown = representativeItems.map(({ _id }) => _id);
  const categories = new Set(representativeItems.map(({ garment }) => garment?.category));
  return best
    .filter(({ _id, garment }) => {
      if (!garment || shown.includes(_id)) return false;
      const hasIt = garment.attributes[clothingAttribute]?.includes(value) ?? false;
      return rating > 0 ? hasIt : !hasIt && categories.has(garment.category);
    })
    .slice(0, SHOWN);
}
