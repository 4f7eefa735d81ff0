import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names';
import { LineIcon } from '../line-icon';
import styles from './link-rows.module.css';

interface LinkRow {
  to: string;
  name: string;
  value: ReactNode;
}

interface LinkRowsProps {
  label: string;
  rows: readonly LinkRow[];
  /** More rows. */
  children?: ReactNode;
}

export function LinkRows({ label, rows, children }: LinkRowsProps) {
  return (
    <ul aria-label={label}>
      {rows.map(({ to, name, value }) => (
        <li key={name}>
          <Link to={to} className={styles['row']}>
            <span className={styles['name']}>{name}</span> <span className={styles['value']}>{value}</span>
            <LineIcon path="m9 6 6 6-6 6" className={styles['opens']} />
          </Link>
        </li>
      ))}
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
