import { translator } from '../../lib/messages/translator';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Stack } from '../../ui/layout/layout';
import { NextPage } from '../../ui/lists/next-page';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useKeptOutfits } from './api';
import { KeptCard } from './kept-card';
import styles from './kept-outfits.module.css';
import messages from './messages.en';
import { OwnFigure } from '../../ui/dressed/own-figure';

const t = translator(messages.keptOutfits);

const PLACES = [0, 1, 2];

/** The outfits that the user keeps, newest first, page by page. */
export function KeptOutfits() {
  return (
    <Stack gap={4}>
      <KeptPage cursor={null} />
    </Stack>
  );
}

function KeptPage({ cursor }: { cursor: string | null }) {
  const answer = useKeptOutfits(cursor);
  const { data, error } = answer;
  if (error && !data) return <LoadFailure message={t('failure')} answer={answer} />;
  if (!data)
    return (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <div className={styles['grid']}>
          {PLACES.map((place) => (
            <Skeleton key={place} className={styles['waiting']} />
          ))}
        </div>
      </div>
    );
  if (data.items.length === 0 && cursor === null)
    return (
      <EmptyState title={t('emptyTitle')}>
        <p>{t('empty')}</p>
        <OwnFigure />
      </EmptyState>
    );
  return (
    <>
      <ul className={styles['grid']}>
        {data.items.map((outfit) => (
          <li key={outfit.id}>
            <KeptCard outfit={outfit} />
          </li>
        ))}
      </ul>
      <NextPage next={data.next}>{(next) => <KeptPage cursor={next} />}</NextPage>
    </>
  );
}
