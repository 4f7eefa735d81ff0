import type { ReactNode } from 'react';
import { useId } from 'react';
import { translator } from '../lib/messages/translator';
import { classNames } from './class-names';
import styles from './dialog.module.css';
import { LineIcon } from './line-icon';
import messages from './messages.en';
import { useModal } from './use-modal';

const t = translator(messages.dialog);

interface DialogProps {
  open: boolean;
  /** Escape, the close button or a click beside the dialog asks for this. */
  onClose: () => void;
  title: ReactNode;
  /** `side` comes from below on a phone and from the right on a wide screen, for what changes the screen behind it. */
  placement?: 'center' | 'side';
  children: ReactNode;
}

/** A question or a form over the page. Its content is there only while open. */
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
