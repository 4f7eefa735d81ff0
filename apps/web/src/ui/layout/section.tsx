import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './section.module.css';

interface SectionProps {
  id: string;
  heading: ReactNode;
  text?: ReactNode;
  /** On a wide screen the heading stands beside what it is about. */
  beside?: boolean;
  children: ReactNode;
}

export function Section({ id, heading, text, beside = false, children }: SectionProps) {
  return (
    <section className={classNames(styles['section'], beside && styles['beside'])} aria-labelledby={id}>
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
