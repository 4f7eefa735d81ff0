import type { Category, ListedLook } from '@figura/contracts';
import { completeOutfit } from '@figura/drawing';
import { useContext } from 'react';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { isClothing } from '../../ui/dressed/dressed-item';
import { LeadLook } from '../../ui/dressed/lead-look';
import { OwnPieces } from '../../ui/dressed/own-pieces';
import { Eyebrow } from '../../ui/eyebrow';
import { CoveringLink } from '../../ui/links/covering-link';
import styles from './best-looks-page.module.css';
import { bestLook as t } from './messages.en';

interface BestLookProps {
  look: ListedLook;
  category: Category;
  /** Of the category. */
  among: readonly ListedLook[];
  isLocked?: boolean;
}

export function BestLook({ look, category, among, isLocked = false }: BestLookProps) {
  const wearer = useWearer();
  const own = useContext(OwnPieces);
  const { _id: id, displayName, garment, reason } = look;
  if (!isClothing(garment)) return null;
  const { presentation } = wearer.appearance;
  return (
    <LeadLook
      id="best-look"
      wearer={wearer}
      garments={completeOutfit(garment, own, presentation)}
      item={{ id, name: displayName }}
    >
      <Eyebrow>{t('eyebrow')}</Eyebrow>
      <h2 id="best-look">
        {isLocked ? (
          displayName
        ) : (
          <CoveringLink {...pathTo.item({ id, category, type: 'bestlooks', among })}>
            {displayName}
          </CoveringLink>
        )}
      </h2>
      {reason === undefined ? null : (
        <p className={styles['why']}>
          <b>{t('why')}</b> {reason}
        </p>
      )}
      {isLocked ? null : (
        <p className={styles['more']} aria-hidden="true">
          {t('all')}
        </p>
      )}
    </LeadLook>
  );
}
