import type { ListedLook } from '@figura/contracts';
import { useState } from 'react';
import { buildApiUrl } from '../../lib/api/api-client';
import { useWearer } from '../../lib/session/use-wearer';
import { Callouts } from '../../ui/dressed/callouts';
import { cropClosely } from '../../ui/dressed/garment-crops';
import { DressedItem, isClothing } from '../../ui/dressed/dressed-item';
import { Picture } from '../../ui/pictures/picture';
import { Tabs } from '../../ui/tabs';
import { useMedia } from '../../ui/use-media';
import type { Headline } from './headlines';
import styles from './item-views.module.css';
import { itemViews as t } from './messages.en';

const PHONE = '(width < 48rem)';

const VIEWS = [
  { id: 'worn', label: t('worn') },
  { id: 'flat', label: t('flat') },
] as const;

interface ItemViewsProps {
  look: ListedLook;
  headlines: readonly Headline[];
}

export function ItemViews({ look: { garment, imageUrl }, headlines }: ItemViewsProps) {
  const wearer = useWearer();
  const isWide = useMedia(PHONE);
  const [view, setView] = useState<'worn' | 'flat'>('worn');
  const flat = buildApiUrl(imageUrl);
  const picture = <Picture src={flat} alt="" eager className={styles['picture']} />;
  if (garment?.category === 'Styling')
    return <DressedItem garment={garment} wearer={wearer} flat={flat} className={styles['picture']} />;
  if (!isClothing(garment)) return picture;
  return (
    <Tabs label={t('views')} tabs={VIEWS} active={view} onChange={setView}>
      {view === 'flat' ? (
        picture
      ) : (
        <DressedItem
          garment={garment}
          wearer={wearer}
          flat={flat}
          {...(isWide && { crop: cropClosely(garment.category), shape: 'wide' })}
          marks={(body, view) => (
            <Callouts
              body={body}
              view={view}
              type={garment.type}
              values={headlines.filter(({ number }) => number)}
            />
          )}
          eager
          className={styles['picture']}
        />
      )}
    </Tabs>
  );
}
