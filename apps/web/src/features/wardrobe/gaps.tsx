import type { WardrobeGap } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import type { Wearer } from '../../lib/session/use-wearer';
import { useWearer } from '../../lib/session/use-wearer';
import { AlikeLink } from '../../ui/links/alike-link';
import { useOpenings } from './api';
import styles from './gaps.module.css';
import messages from './gaps.messages.en';
import { PiecePicture } from './piece-picture';

const t = translator(messages.gaps);

/** What is missing from a wardrobe; nothing while nothing is known to be. */
export function Gaps() {
  const wearer = useWearer();
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
            <Gap gap={gap} wearer={wearer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gap({ gap, wearer }: { gap: WardrobeGap; wearer: Wearer }) {
  const { itemId, name, opens } = gap;
  return (
    <article className={styles['gap']}>
      <PiecePicture piece={gap} wearer={wearer} className={styles['picture']} />
      <div>
        <h3 className={styles['name']}>{name}</h3>
        <p className={styles['opens']}>{t('opens', { count: opens })}</p>
        <AlikeLink itemId={itemId} name={name} />
      </div>
    </article>
  );
}
