import { CATEGORIES, SAMPLE_LOOKS_PER_CATEGORY } from '@figura/contracts';
import type { BestLooksResponse, Category } from '@figura/contracts';
import { apiUrl } from '../../lib/api/api-client';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { DressedItem } from '../../ui/dressed/dressed-item';
import { PictureCard } from '../../ui/pictures/picture-card';
import styles from './looks-preview.module.css';
import messages from './messages.en';

const t = translator(messages.looksPreview);

interface LooksPreviewProps {
  looks: BestLooksResponse['clothingByCategory'];
  /** One category alone. */
  only?: Category;
  onUnlock: () => void;
}

/** What a free account sees of its best looks: a few of each kind to look at, and the way to all of them. */
export function LooksPreview({ looks, only, onUnlock }: LooksPreviewProps) {
  const wearer = useWearer();
  const filled = CATEGORIES.filter(
    (category) => (only === undefined || only === category) && looks[category]?.length,
  );
  return (
    <LockedPanel
      title={t('title')}
      action={t('unlockBestLooks')}
      onUnlock={onUnlock}
      sample={
        <div className={styles['samples']}>
          {filled.map((category) => (
            <section key={category} aria-labelledby={`sample-${category}`}>
              <h3 id={`sample-${category}`} className={styles['title']}>
                {category}
              </h3>
              <ul className={styles['looks']}>
                {looks[category]!.slice(0, SAMPLE_LOOKS_PER_CATEGORY).map(
                  ({ _id, imageUrl, displayName, garment }) => (
                    <li key={_id}>
                      <PictureCard
                        src={<DressedItem garment={garment} wearer={wearer} flat={apiUrl(imageUrl)} />}
                        name={displayName}
                      />
                    </li>
                  ),
                )}
              </ul>
            </section>
          ))}
        </div>
      }
    >
      <p>{t('samples')}</p>
    </LockedPanel>
  );
}
