import type { WardrobeGap } from '@figura/contracts';
import { Link } from 'react-router-dom';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import type { Wearer } from '../../lib/session/use-wearer';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { useOpenings } from './api';
import styles from './gaps.module.css';
import messages from './gaps.messages.en';
import { PiecePicture } from './piece-picture';

const t = translator(messages.gaps);

/** What is missing from a wardrobe; nothing while nothing is known to be. */
export default function Gaps() {
  const { user } = useSession();
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
            <Gap gap={gap} wearer={wearer} hasPaid={user?.hasPaid === true} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gap({ gap, wearer, hasPaid }: { gap: WardrobeGap; wearer: Wearer; hasPaid: boolean }) {
  const { itemId, name, opens } = gap;
  // Whoever has not paid can try its words: items are part of what lifetime access opens.
  const link = hasPaid
    ? pathTo.item({ id: itemId, type: 'bestlooks', among: [{ _id: itemId }] })
    : { to: pathTo.fittingRoom(name) };
  return (
    <article className={styles['gap']}>
      <PiecePicture piece={gap} wearer={wearer} className={styles['picture']} />
      <div>
        <h3 className={styles['name']}>{name}</h3>
        <p className={styles['opens']}>{t('opens', { count: opens })}</p>
        <Link {...link} className={styles['link']}>
          {t(hasPaid ? 'find' : 'check')}
        </Link>
      </div>
    </article>
  );
}
