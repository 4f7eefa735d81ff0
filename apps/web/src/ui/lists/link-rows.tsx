import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names';
import { FragmentLink } from '../links/fragment-link';
import { LineIcon } from '../line-icon';
import styles from './link-rows.module.css';

interface LinkRow {
  to: string;
  /** A part of the page at `to`, if it is this one. */
  fragment?: string;
  name: string;
  value: ReactNode;
}

interface LinkRowsProps {
  label: string;
  rows: readonly LinkRow[];
  size?: 'large' | 'medium';
  /** More rows. */
  children?: ReactNode;
}

export function LinkRows({ label, rows, size = 'large', children }: LinkRowsProps) {
  return (
    <ul className={classNames(styles[size])} aria-label={label}>
      {rows.map(({ to, fragment, name, value }) => {
        const content = (
          <>
            <span className={styles['name']}>{name}</span> <span className={styles['value']}>{value}</span>
            <LineIcon path="m9 6 6 6-6 6" className={styles['opens']} />
          </>
        );
        return (
          <li key={name}>
            {fragment === undefined ? (
              <Link to={to} className={styles['row']}>
                {content}
              </Link>
            ) : (
              <FragmentLink page={to} fragment={fragment} replace className={styles['row']}>
                {content}
              </FragmentLink>
            )}
          </li>
        );
      })}
      {children}
    </ul>
  );
}

export function ButtonRow({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" className={classNames(styles['row'], styles['last'])} onClick={onClick}>
        <span className={styles['name']}>{name}</span>
      </button>
    </li>
  );
}

/** A row with a control in the place of the value. */
export function ControlRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className={classNames(styles['row'], styles['control'])}>
      <span className={styles['name']}>{name}</span> {children}
    </li>
  );
}
