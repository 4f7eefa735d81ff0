import { Link } from 'react-router-dom';
import { HELP_LINKS } from '../../content/help-links';
import styles from './help-footer.module.css';

/** Below the pages of an account: help, support and privacy, on one line. */
export default function HelpFooter() {
  const { label, help, support, privacy } = HELP_LINKS;
  return (
    <footer className={styles['footer']}>
      <nav aria-label={label} className={styles['links']}>
        <Link to={help.to} className={styles['link']}>
          {help.label}
        </Link>
        <a href={support.href} className={styles['link']}>
          {support.label}
        </a>
        <Link to={privacy.to} className={styles['link']}>
          {privacy.label}
        </Link>
      </nav>
    </footer>
  );
}
