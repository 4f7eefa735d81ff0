import type { LockedIssue } from '@figura/contracts';
import { BASE_LAYER, completeOutfit } from '@figura/drawing';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { Dressed } from '../../ui/dressed/dressed';
import { EyeLine } from '../../ui/dressed/eye-line';
import styles from './feature-row.module.css';
import messages from './messages.en';

const t = translator(messages.labels);

export function NextLocked({ issue: { bodyPart, displayName, look } }: { issue: LockedIssue }) {
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
        <p className={styles['sub']}>{t('next')}</p>
        <h3 className={styles['name']}>{displayName}</h3>
      </div>
    </div>
  );
}
