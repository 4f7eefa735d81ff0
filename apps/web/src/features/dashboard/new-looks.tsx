import type { ListedLook } from '@figura/contracts';
import { apiUrl } from '../../lib/api/api-client';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { DressedItem } from '../../ui/dressed/dressed-item';
import { Section } from '../../ui/layout/section';
import { TextLink } from '../../ui/links/text-link';
import { PictureCard } from '../../ui/pictures/picture-card';
import { useNewLooks } from './api';
import styles from './cards.module.css';
import messages from './messages.en';

const t = translator(messages.newLooks);

/** Pieces of this week's edition that suit the user and are new to them; nothing when all of it was seen. */
export function NewLooks({ hasPaid }: { hasPaid: boolean }) {
  const looks: readonly ListedLook[] = useNewLooks(hasPaid);
  const wearer = useWearer();
  if (looks.length === 0) return null;
  return (
    <Section
      className={styles['section']}
      id="new-looks"
      heading={t('title')}
      text={<TextLink to={pathTo.trends('personalized')}>{t('all')}</TextLink>}
    >
      <ul className={styles['cards']}>
        {looks.map(({ _id, imageUrl, displayName, garment }) => (
          <li key={_id}>
            <PictureCard
              src={<DressedItem garment={garment} wearer={wearer} flat={apiUrl(imageUrl)} />}
              name={displayName}
              label={t('new')}
              {...pathTo.item({ id: _id, type: 'bestlooks', among: looks, personalTrend: true })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
