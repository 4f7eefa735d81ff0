import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Cluster, Stack } from '../../ui/layout/layout';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useKeptOutfits } from './api';
import { KeptCard } from './kept-card';
import styles from './kept-outfits.module.css';
import messages from './messages.en';

const t = translator(messages.keptOutfits);

const PLACES = [0, 1, 2];

/** The outfits that the user keeps, newest first, page by page. */
export default function KeptOutfits() {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <Stack gap={4}>
      {cursors.map((cursor, index) => (
        <KeptPage
          key={cursor}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </Stack>
  );
}

interface KeptPageProps {
  cursor: string | null;
  isLast: boolean;
  onMore: (next: string) => void;
}

function KeptPage({ cursor, isLast, onMore }: KeptPageProps) {
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
      </EmptyState>
    );
  const { next } = data;
  return (
    <>
      <ul className={styles['grid']}>
        {data.items.map((outfit) => (
          <li key={outfit.id}>
            <KeptCard outfit={outfit} />
          </li>
        ))}
      </ul>
      {isLast && next !== null ? (
        <Cluster>
          <Button variant="secondary" onClick={() => onMore(next)}>
            {t('more')}
          </Button>
        </Cluster>
      ) : null}
    </>
  );
}
