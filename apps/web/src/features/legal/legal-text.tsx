import type { LegalSection } from '../../content/legal-text';
import { FragmentLink } from '../../ui/links/fragment-link';
import { legalText as t } from './messages.en';
import textStyles from '../../ui/text.module.css';
import styles from './legal-text.module.css';
import { LegalBlocks } from './legal-blocks';

interface LegalTextProps {
  page: string;
  sections: readonly LegalSection[];
  notes: readonly string[];
}

export function LegalText({ page, sections, notes }: LegalTextProps) {
  return (
    <div className={styles['columns']}>
      <nav className={styles['contents']} aria-labelledby="contents">
        <h2 id="contents" className={textStyles['capitals']}>
          {t('contents')}
        </h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <FragmentLink page={page} fragment={id}>
                {heading}
              </FragmentLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['sections']}>
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} className={styles['section']} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            <LegalBlocks blocks={blocks} />
          </section>
        ))}
        <aside className={styles['notes']} aria-label={t('legalNotes')}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </aside>
      </div>
    </div>
  );
}
