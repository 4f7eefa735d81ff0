import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { NextPage } from '../../ui/lists/next-page';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useKeptOutfits } from './api';
import { CalendarLink } from './calendar-link';
import { KeptCard } from './kept-card';
import styles from './kept-outfits.module.css';
import { keptOutfits as t } from './messages.en';
import { OutfitRow } from './outfit-row';

const PLACES = [0, 1, 2];

export function KeptOutfits() {
  return (
    <section className={styles['kept']} aria-labelledby="kept-outfits">
      <h2 id="kept-outfits">{t('title')}</h2>
      <KeptPage cursor={null} />
      <CalendarLink />
    </section>
  );
}

function KeptPage({ cursor }: { cursor: string | null }) {
  const query = useKeptOutfits(cursor);
  const { data, error } = query;
  if (error && !data) return <LoadFailure message={t('failure')} query={query} />;
  if (!data)
    return (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <OutfitRow label="" kind="kept">
          {PLACES.map((place) => (
            <Skeleton key={place} className={styles['waiting']} />
          ))}
        </OutfitRow>
      </div>
    );
  if (data.items.length === 0 && cursor === null) return <p className={styles['empty']}>{t('empty')}</p>;
  return (
    <>
      <OutfitRow label={t('title')} kind="kept">
        {data.items.map((outfit) => (
          <KeptCard key={outfit.id} outfit={outfit} />
        ))}
      </OutfitRow>
      <NextPage next={data.next}>{(next) => <KeptPage cursor={next} />}</NextPage>
    </>
  );
}
