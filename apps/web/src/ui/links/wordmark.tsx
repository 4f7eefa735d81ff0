import { Link } from 'react-router-dom';
import { labels as t } from './messages.en';
import styles from './wordmark.module.css';

export function Wordmark({ to }: { to: string }) {
  return (
    <Link to={to} className={styles['wordmark']}>
      {t('wordmark')}
    </Link>
  );
}
