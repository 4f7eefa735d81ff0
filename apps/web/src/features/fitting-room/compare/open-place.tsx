import { translator } from '../../../lib/messages/translator';
import { classNames } from '../../../ui/class-names';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { BareFigure } from '../bare-figure';
import styles from './compare.module.css';
import messages from './compare.messages.en';

const t = translator(messages.openPlace);

interface OpenPlaceProps {
  /** From 1. */
  number: number;
  busy: boolean;
  onFill: () => void;
}

export function OpenPlace({ number, busy, onFill }: OpenPlaceProps) {
  return (
    <button type="button" className={styles['open']} aria-disabled={busy} onClick={() => busy || onFill()}>
      <span className={styles['plate']} data-on-plate="">
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        <BareFigure className={classNames(styles['figure'], styles['silhouette'])} />
      </span>
      <span className={styles['fill']}>
        {busy ? (
          t('trying')
        ) : (
          <>
            <span aria-hidden="true">+ </span>
            <VisuallyHidden>{t('add')} </VisuallyHidden>
            {t(number === 1 ? 'first' : 'second')}
          </>
        )}
      </span>
    </button>
  );
}

export function ThirdPlace({ busy, onFill }: Omit<OpenPlaceProps, 'number'>) {
  return (
    <button
      type="button"
      className={styles['thirdPlace']}
      aria-disabled={busy}
      onClick={() => busy || onFill()}
    >
      {busy ? (
        t('trying')
      ) : (
        <>
          <span aria-hidden="true">+ </span>
          <VisuallyHidden>{t('add')} </VisuallyHidden>
          {t('third')}
        </>
      )}
    </button>
  );
}
