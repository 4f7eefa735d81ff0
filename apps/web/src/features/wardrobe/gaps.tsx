import type { WardrobeGap } from '@figura/contracts';
import { Flat } from '../../ui/dressed/flat';
import { AlikeLink } from '../../ui/links/alike-link';
import { useOpenings } from './api';
import styles from './gaps.module.css';
import { gaps as t } from './gaps.messages.en';

export function Gaps() {
  const { data } = useOpenings();
  if (!data?.gaps.length) return null;
  return (
    <section className={styles['gaps']} aria-labelledby="gaps">
      <div>
        <h2 id="gaps" className={styles['title']}>
          {t('title')}
        </h2>
        <p className={styles['lead']}>{t('lead')}</p>
      </div>
      <ul className={styles['list']}>
        {data.gaps.map((gap) => (
          <li key={gap.itemId}>
            <Gap gap={gap} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gap({ gap: { itemId, name, garment, opens } }: { gap: WardrobeGap }) {
  return (
    <article className={styles['gap']}>
      <Flat garment={garment} className={styles['picture']} />
      <div>
        <h3 className={styles['name']}>{name}</h3>
        <p className={styles['opens']}>{t('opens', { count: opens })}</p>
        <AlikeLink itemId={itemId} name={name} />
      </div>
    </article>
  );
}
