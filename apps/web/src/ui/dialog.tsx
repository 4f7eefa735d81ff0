import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names';
import styles from './dialog.module.css';
import { LineIcon } from './line-icon';
import { labels as t } from './messages.en';
import { useModal } from './use-modal';

interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button, or a click outside. */
  onClose: () => void;
  title: ReactNode;
  /** `side` is for content that changes the screen behind; from below on a phone. */
  placement?: 'center' | 'side';
  children: ReactNode;
}

export function Dialog({ open, onClose, title: name, placement = 'center', children }: DialogProps) {
  const titleId = useId();
  const { title, props } = useModal(open, onClose);

  return (
    <dialog
      {...props}
      className={classNames(styles['dialog'], placement === 'side' && styles['side'])}
      aria-labelledby={titleId}
    >
      {open ? (
        <div className={styles['sheet']}>
          <div className={styles['head']}>
            <h2 id={titleId} ref={title} tabIndex={-1}>
              {name}
            </h2>
            <button type="button" className={styles['close']} aria-label={t('close')} onClick={onClose}>
              <LineIcon path="M18 6 6 18M6 6l12 12" />
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
