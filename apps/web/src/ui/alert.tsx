import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

interface AlertProps {
  tone: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A message in the page that screen readers speak when it appears: at once for errors, else when they pause. */
export function Alert({ tone, title, children, className }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      className={classNames(styles['alert'], styles[tone], className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon className={styles['icon']} aria-hidden="true" />
      <div className={styles['text']}>
        {title ? <p className={styles['title']}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
