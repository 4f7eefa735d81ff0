import { FINISHING_CATEGORIES } from '@figura/contracts';
import type { ListedLook } from '@figura/contracts';
import type { ReactNode } from 'react';
import { buildApiUrl } from '../../lib/api/api-client';
import { useWearer } from '../../lib/session/use-wearer';
import type { pathTo } from '../../path-to';
import { MarkedCard } from '../pictures/marked-card';
import { PictureCard } from '../pictures/picture-card';
import styles from './look-card.module.css';
import { lookCard as t } from './look-card.messages.en';
import type { Crop } from './crop';
import { DressedItem } from './dressed-item';

interface LookCardProps {
  look: ListedLook;
  link?: ReturnType<typeof pathTo.item>;
  label?: ReactNode;
  /** In place of the look's own reason; null for none. */
  note?: string | null | undefined;
  crop?: Crop | undefined;
  eager?: boolean;
}

export function LookCard({ look, link, label, note, crop, eager = false }: LookCardProps) {
  const { _id, imageUrl, displayName, garment, probably, reason } = look;
  const wearer = useWearer();
  const isFlat = garment === undefined || FINISHING_CATEGORIES.includes(garment.category);
  return (
    <MarkedCard id={_id} name={displayName}>
      <PictureCard
        src={
          <DressedItem
            garment={garment}
            wearer={wearer}
            flat={buildApiUrl(imageUrl)}
            crop={crop}
            eager={eager}
            className={isFlat ? styles['flat'] : undefined}
          />
        }
        name={displayName}
        label={label}
        hedge={probably && t('probably')}
        note={note === undefined ? reason : (note ?? undefined)}
        {...link}
      />
    </MarkedCard>
  );
}
