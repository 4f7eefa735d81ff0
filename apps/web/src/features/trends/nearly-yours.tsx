import type { PersonalizedTrendingResponse } from '@figura/contracts';
import { useId } from 'react';
import { apiUrl } from '../../lib/api/api-client';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { DressedItem } from '../../ui/dressed/dressed-item';
import { MarkedCard } from '../../ui/pictures/marked-card';
import { PictureCard } from '../../ui/pictures/picture-card';
import { ScrollRow } from '../../ui/scroll-row';
import messages from './messages.en';
import styles from './trend-group.module.css';

const t = translator(messages.nearlyYours);

/** What of the week would suit the user with one change, each with that change. */
export function NearlyYours({ nearly }: { nearly: PersonalizedTrendingResponse['nearlyYours'] }) {
  const wearer = useWearer();
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
        {nearly.map(({ item: { _id, imageUrl, displayName, garment }, change }) => (
          <li key={_id}>
            <MarkedCard id={_id} name={displayName}>
              <PictureCard
                src={<DressedItem garment={garment} wearer={wearer} flat={apiUrl(imageUrl)} />}
                name={displayName}
                note={change}
                {...pathTo.item({
                  id: _id,
                  category: garment.category,
                  type: 'trends',
                  among: nearly.map(({ item }) => item),
                })}
              />
            </MarkedCard>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
