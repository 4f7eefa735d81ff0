import { Link } from 'react-router-dom';
import styles from './wordmark.module.css';

/** The product's name, which leads home. */
export function Wordmark({ to }: { to: string }) {
  return (
    <Link to={to} className={styles['wordmark']}>
      Figura
    </Link>
  );
}
