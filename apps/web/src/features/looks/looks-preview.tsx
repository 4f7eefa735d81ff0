import { CATEGORIES, SAMPLE_LOOKS_PER_CATEGORY } from '@figura/contracts';
import { formatPrice } from '../../lib/text/money-text';
import type { BestLooksResponse, Category, ListedLook } from '@figura/contracts';
import { buildApiUrl } from '../../lib/api/api-client';
import { useQuery } from '../../lib/api/use-query';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { Button } from '../../ui/button';
import { DressedItem } from '../../ui/dressed/dressed-item';
import { LookCrops } from '../../ui/dressed/look-crops';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { PictureCard } from '../../ui/pictures/picture-card';
import styles from './looks-preview.module.css';
import messages from './messages.en';
import { formatCategory } from '../../lib/text/names';

const t = translator(messages.looksPreview);

interface LooksPreviewProps {
  looks: BestLooksResponse;
  only?: Category;
  onUnlock: () => void;
}

export function LooksPreview({
  looks: { clothingByCategory, total = 0 },
  only,
  onUnlock,
}: LooksPreviewProps) {
  const samples = CATEGORIES.flatMap((category) => {
    const looks = clothingByCategory[category]?.slice(0, SAMPLE_LOOKS_PER_CATEGORY) ?? [];
    return looks.length > 0 ? [{ category, looks }] : [];
  });
  const shown = samples.filter(({ category }) => only === undefined || category === only);
  const others = samples.filter(({ category }) => category !== shown[0]?.category);
  const more = total - samples.flatMap(({ looks }) => looks).length;
  return (
    <div className={styles['preview']}>
      {more > 0 ? <More more={more} onUnlock={onUnlock} /> : null}
      {shown.map(({ category, looks }) => (
        <Samples key={category} category={category} looks={looks} />
      ))}
      {shown.length > 0 ? (
        <div className={styles['lock']}>
          <LockedPanel
            title={more > 0 ? t('more', { more }) : t('all')}
            action={t('unlockBestLooks')}
            onUnlock={onUnlock}
            behind={only !== undefined && <LookCrops looks={others.flatMap((other) => other.looks)} />}
          >
            <p>{t('opens')}</p>
          </LockedPanel>
        </div>
      ) : null}
    </div>
  );
}

function More({ more, onUnlock }: { more: number; onUnlock: () => void }) {
  const { data: offer } = useQuery('/stripe/offer');
  return (
    <p className={styles['more']}>
      <Button variant="plain" onClick={onUnlock}>
        {t('more', { more })}
      </Button>
      {offer ? ` · ${formatPrice(offer.amount, offer.currency)}` : null}
    </p>
  );
}

function Samples({ category, looks }: { category: Category; looks: readonly ListedLook[] }) {
  const wearer = useWearer();
  return (
    <section aria-labelledby={`sample-${category}`}>
      <h2 id={`sample-${category}`} className={styles['title']}>
        {formatCategory(category)}
      </h2>
      <ul className={styles['looks']}>
        {looks.map(({ _id, imageUrl, displayName, garment, probably }) => (
          <li key={_id}>
            <PictureCard
              src={<DressedItem garment={garment} wearer={wearer} flat={buildApiUrl(imageUrl)} />}
              name={displayName}
              note={probably ? t('probably') : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
