import { Link } from 'react-router-dom';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';
import styles from './wordmark.module.css';

const t = translator(messages.labels);

export function Wordmark({ to }: { to: string }) {
  return (
    <Link to={to} className={styles['wordmark']}>
      {t('wordmark')}
    </Link>
  );
}
