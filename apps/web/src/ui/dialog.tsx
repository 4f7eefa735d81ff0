import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { translator } from '../lib/messages/translator';
import { classNames } from './class-names';
import styles from './dialog.module.css';
import { LineIcon } from './line-icon';
import messages from './messages.en';

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

/** A native modal dialog: the browser keeps the focus inside and gives it back. Its content is there only while open. */
export function Dialog({ open, onClose, title: name, placement = 'center', children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  // Before the browser forgets the dialog, where it goes with what is in it: only then does it give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    // The browser would begin at the close button, and so would whoever listens.
    title.current?.focus({ preventScroll: true });
    return () => element.close();
  }, [open]);

  return (
    // Escape does what the click beside it does, through the native `cancel` event.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={classNames(styles['dialog'], placement === 'side' && styles['side'])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
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
