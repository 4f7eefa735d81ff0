import { Link } from 'react-router-dom';
import { ArrowLeft } from './arrow-left';
import styles from './back-link.module.css';

export interface BackLinkProps {
  to: string;
  label: string;
}

export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link to={to} className={styles['back']} data-screen-only>
      <ArrowLeft />
      {label}
    </Link>
  );
}
