import type { ReactNode } from 'react';
import { AlertIcon } from './alert-icon';
import type { AlertTone } from './alert-icon';
import styles from './alert.module.css';
import { classNames } from '../class-names';

interface AlertProps {
  tone: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
}

/** Errors are announced at once, others when the screen reader pauses. */
export function Alert({ tone, title, children }: AlertProps) {
  return (
    <div className={classNames(styles['alert'], styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <AlertIcon tone={tone} className={styles['icon']} />
      <div className={styles['text']}>
        {title ? <p className={styles['title']}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
