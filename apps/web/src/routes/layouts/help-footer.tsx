import { Link } from 'react-router-dom';
import { HELP_LINKS } from '../../content/help-links';
import { FragmentLink } from '../../ui/links/fragment-link';
import styles from './help-footer.module.css';

/** Below the pages of an account: help, contact, privacy and terms, on one line. */
export default function HelpFooter() {
  const { label, help, contact, privacy, terms } = HELP_LINKS;
  return (
    <footer className={styles['footer']}>
      <nav aria-label={label} className={styles['links']}>
        <Link to={help.to} className={styles['link']}>
          {help.label}
        </Link>
        <FragmentLink page={contact.page} fragment={contact.fragment} className={styles['link']}>
          {contact.label}
        </FragmentLink>
        <Link to={privacy.to} className={styles['link']}>
          {privacy.label}
        </Link>
        <Link to={terms.to} className={styles['link']}>
          {terms.label}
        </Link>
      </nav>
    </footer>
  );
}
