import type { LockedIssue } from '@figura/contracts';
import { BASE_LAYER, completeOutfit } from '@figura/drawing';
import { useWearer } from '../../lib/session/use-wearer';
import { Dressed } from '../../ui/dressed/dressed';
import { EyeLine } from '../../ui/dressed/eye-line';
import { LineIcon } from '../../ui/line-icon';
import styles from './feature-row.module.css';
import { labels as t } from './messages.en';

const LOCK = 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3';

export function NextLocked({ issue: { bodyPart, displayName, reason, look } }: { issue: LockedIssue }) {
  const wearer = useWearer();
  return (
    <div className={styles['row']}>
      <Dressed
        garments={look ? completeOutfit(look.garment, [], wearer.appearance.presentation) : BASE_LAYER}
        wearer={wearer}
        flat={<span />}
        label={displayName}
        marks={(body, view) => <EyeLine body={body} view={view} bodyPart={bodyPart} />}
      />
      <div className={styles['words']}>
        <h3 className={styles['name']}>{displayName}</h3>
        <p>{reason}</p>
        <p className={styles['more']}>
          <span>{t('locked')}</span>
          <LineIcon path={LOCK} />
        </p>
      </div>
    </div>
  );
}
