import type { Category, ListedLook } from '@figura/contracts';
import { buildApiUrl } from '../../lib/api/api-client';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { DressedItem } from '../../ui/dressed/dressed-item';
import { Eyebrow } from '../../ui/eyebrow';
import { CoveringLink } from '../../ui/links/covering-link';
import styles from './best-look.module.css';
import messages from './messages.en';

const t = translator(messages.bestLook);

interface BestLookProps {
  look: ListedLook;
  category: Category;
  /** Of the category. */
  among: readonly ListedLook[];
}

export function BestLook({ look, category, among }: BestLookProps) {
  const wearer = useWearer();
  const { _id: id, displayName, garment, imageUrl, reason } = look;
  return (
    <section className={styles['lead']} aria-labelledby="best-look">
      <div className={styles['picture']}>
        <DressedItem garment={garment} wearer={wearer} flat={buildApiUrl(imageUrl)} crop="whole" eager />
      </div>
      <div className={styles['words']}>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <h2 id="best-look" className={styles['name']}>
          <CoveringLink {...pathTo.item({ id, category, type: 'bestlooks', among })}>
            {displayName}
          </CoveringLink>
        </h2>
        {reason === undefined ? null : (
          <p className={styles['reason']}>
            <b>{t('why')}</b> {reason}
          </p>
        )}
        <p className={styles['more']} aria-hidden="true">
          {t('all')}
        </p>
      </div>
    </section>
  );
}
