import type { PersonalizedTrendingResponse } from '@figura/contracts';
import { useId } from 'react';
import { pathTo } from '../../path-to';
import { LookCard } from '../../ui/dressed/look-card';
import { ScrollRow } from '../../ui/scroll-row';
import { takeFirstSentence } from './first-sentence';
import { nearlyYours as t } from './messages.en';
import styles from './trend-group.module.css';

export function NearlyYours({ nearly }: { nearly: PersonalizedTrendingResponse['nearlyYours'] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <ScrollRow
        label={t('title')}
        head={
          <div className={styles['head']}>
            <div className={styles['words']}>
              <h2 id={titleId}>{t('title')}</h2>
              <p className={styles['meta']}>{t('about')}</p>
            </div>
          </div>
        }
      >
        {nearly.map(({ item, change }) => (
          <li key={item._id}>
            <LookCard
              look={item}
              link={pathTo.item({
                id: item._id,
                category: item.garment.category,
                type: 'trends',
                among: nearly.map((each) => each.item),
              })}
              note={takeFirstSentence(change)}
            />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
