import { Link } from 'react-router-dom';
import { FOOTER } from '../../content/footer';
import type { LandingLink } from '../../content/frame';
import { paths } from '../../paths';
import { FragmentLink } from '../../ui/links/fragment-link';
import { LanguageLinks } from '../../ui/links/language-links';
import { Wordmark } from '../../ui/links/wordmark';
import styles from './public-footer.module.css';
import textStyles from '../../ui/text.module.css';

export function PublicFooter() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div className={styles['brand']}>
          <Wordmark to={paths.landing} />
          <p>{FOOTER.slogan}</p>
        </div>
        {FOOTER.groups.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className={textStyles['capitals']}>{heading}</h2>
            <ul className={textStyles['soft']}>
              {links.map((link) => (
                <li key={link.label}>
                  <FooterLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <LanguageLinks />
      <p className={styles['copyright']}>{FOOTER.copyright}</p>
    </footer>
  );
}

function FooterLink({ link }: { link: LandingLink }) {
  const className = styles['link']!;
  if ('to' in link) {
    return (
      <Link to={link.to} className={className}>
        {link.label}
      </Link>
    );
  }
  const target = 'section' in link ? { page: paths.landing, fragment: link.section } : link;
  return (
    <FragmentLink page={target.page} fragment={target.fragment} className={className}>
      {link.label}
    </FragmentLink>
  );
}
