import type { BodyType } from '@figura/contracts';
import { useMedia } from '../../ui/use-media';
import styles from './live-type.module.css';
import { liveType as t } from './messages.en';
import { HORIZONTAL_TYPE_NAMES, VERTICAL_TYPE_NAMES } from '../../lib/text/names';

/** Screens on which it lies on the figure's plate. */
const ON_PLATE = '(width >= 60rem)';

interface LiveTypeProps {
  type: BodyType | null;
  before: BodyType | null;
  isNew: boolean;
}

export function LiveType({ type, before, isNew }: LiveTypeProps) {
  const changes = type !== null && before !== null && type.combined !== before.combined;
  const isOnPlate = useMedia(ON_PLATE);
  return (
    <div className={styles['type']} data-on-plate={isOnPlate ? '' : undefined} aria-live="polite">
      <p className={styles['eyebrow']}>
        {changes
          ? t('changes', { combined: before.combined })
          : t(isNew && before && type ? 'still' : 'yourBodyType')}
      </p>
      <p className={styles['code']}>{type?.combined ?? '–'}</p>
      {type && (
        <p className={styles['names']}>
          <span>{HORIZONTAL_TYPE_NAMES[type.horizontal]}</span>
          <span>{VERTICAL_TYPE_NAMES[type.vertical]}</span>
        </p>
      )}
    </div>
  );
}
