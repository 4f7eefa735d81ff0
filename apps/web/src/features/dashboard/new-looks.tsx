import { Link } from 'react-router-dom';
import { buildApiUrl } from '../../lib/api/api-client';
import { pathTo } from '../../path-to';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Picture } from '../../ui/pictures/picture';
import { MAX_NEW, useNewLooks } from './api';
import styles from './below.module.css';
import { newLooks as t } from './messages.en';

export function NewLooks({ hasPaid }: { hasPaid: boolean }) {
  const looks = useNewLooks(hasPaid);
  if (looks?.length === 0) return null;
  return (
    <section className={styles['new']} aria-labelledby="new-looks">
      <header className={styles['head']}>
        <h2 id="new-looks">{t('title')}</h2>
        <Link to={pathTo.trends('personalized')}>{t('all')}</Link>
      </header>
      <ul className={styles['flats']} aria-busy={looks === null || undefined}>
        {looks
          ? looks.map(({ _id, imageUrl, displayName }) => (
              <li key={_id}>
                <Link
                  {...pathTo.item({ id: _id, type: 'bestlooks', among: looks, personalTrend: true })}
                  aria-label={displayName}
                >
                  <Picture src={buildApiUrl(imageUrl)} alt="" className={styles['flat']} />
                </Link>
              </li>
            ))
          : Array.from({ length: MAX_NEW }, (_, index) => (
              <li key={index}>
                <Skeleton className={styles['flat']} />
              </li>
            ))}
      </ul>
    </section>
  );
}
