import type { ReactNode } from 'react';
import { Children, useRef } from 'react';
import { classNames } from '../../ui/class-names';
import { useScrollPosition } from '../../ui/use-scroll-position';
import styles from './outfit-row.module.css';

interface OutfitRowProps {
  /** For screen readers; empty if it is hidden from them. */
  label: string;
  kind?: 'suggested' | 'kept' | 'dense';
  children: ReactNode;
}

export function OutfitRow({ label, kind = 'suggested', children }: OutfitRowProps) {
  const track = useRef<HTMLDivElement>(null);
  const { overflows } = useScrollPosition(track);
  return (
    <div
      ref={track}
      className={styles['track']}
      role="group"
      aria-label={label}
      // What scrolls must be within reach of the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={overflows && label ? 0 : undefined}
    >
      <ul className={classNames(styles['row'], styles[kind])}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}
