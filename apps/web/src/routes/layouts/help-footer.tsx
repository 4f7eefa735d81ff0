import { Link } from 'react-router-dom';
import { HELP_LINKS } from '../../content/help-links';
import { LanguageLinks } from '../../ui/links/language-links';
import styles from './help-footer.module.css';

export function HelpFooter() {
  return (
    <footer className={styles['footer']}>
      <nav aria-label={HELP_LINKS.label} className={styles['links']}>
        {HELP_LINKS.links.map(({ to, label }) => (
          <Link key={to} to={to} className={styles['link']}>
            {label}
          </Link>
        ))}
      </nav>
      <LanguageLinks />
    </footer>
  );
}
