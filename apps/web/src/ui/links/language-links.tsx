import { LANGUAGES, nameLanguage } from '@figura/messages';
import { useLocation } from 'react-router-dom';
import { buildLanguageAddress } from '../../lib/messages/language-address';
import { getPageLanguage } from '../../lib/messages/page-language';
import styles from './language-links.module.css';
import { languageLinks as t } from './language-links.messages.en';

/** Nothing while there is only one. Each is a page of its own, so that nobody loads two languages. */
export function LanguageLinks() {
  const location = useLocation();
  if (LANGUAGES.length === 1) return null;
  return (
    <nav aria-label={t('label')}>
      <ul className={styles['languages']}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={buildLanguageAddress(location, language)}
              hrefLang={language}
              lang={language}
              className={styles['link']}
              aria-current={language === getPageLanguage() ? 'true' : undefined}
            >
              {nameLanguage(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
