import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './section.module.css';

interface SectionProps {
  id: string;
  heading: ReactNode;
  text?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Section({ id, heading, text, className, children }: SectionProps) {
  return (
    <section className={classNames(styles['section'], className)} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        {text ? <p>{text}</p> : null}
      </header>
      {children}
    </section>
  );
}
