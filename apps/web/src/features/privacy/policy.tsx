import { PRIVACY_LEGAL_NOTES, PRIVACY_SECTIONS } from '../../content/privacy-policy';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { FragmentLink } from '../../ui/links/fragment-link';
import messages from './messages.en';
import styles from './policy.module.css';
import { PolicyBlocks } from './policy-blocks';

const t = translator(messages.policy);

/** The contents, the sections and the legal notes. */
export default function Policy() {
  return (
    <div className={styles['columns']}>
      <nav className={styles['contents']} aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <ol>
          {PRIVACY_SECTIONS.map(({ id, heading }) => (
            <li key={id}>
              <FragmentLink page={paths.privacyPolicy} fragment={id}>
                {heading}
              </FragmentLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['sections']}>
        {PRIVACY_SECTIONS.map(({ id, heading, blocks }) => (
          <section key={id} className={styles['section']} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            <PolicyBlocks blocks={blocks} />
          </section>
        ))}
        <aside className={styles['notes']} aria-label={t('legalNotes')}>
          {PRIVACY_LEGAL_NOTES.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </aside>
      </div>
    </div>
  );
}
