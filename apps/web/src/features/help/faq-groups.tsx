import { FAQ } from '../../content/help/faq';
import type { FaqEntry } from '../../content/help/faq-entry';
import { HELP_CATEGORIES } from '../../content/help/faq-entry';
import { Disclosure } from '../../ui/disclosure';
import { Faq } from './faq';
import styles from './faq.module.css';
import { faqGroups as t } from './messages.en';

/** Of each category; the others are folded, and found by the browser's search. */
const SHOWN = 4;

export function FaqGroups({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <>
      <section className={styles['group']} aria-labelledby="asked-most">
        <h2 id="asked-most">{t('askedMost')}</h2>
        <Faq entries={FAQ.filter((entry) => entry.isAskedMost)} />
      </section>
      {HELP_CATEGORIES.map(({ id, name }) => {
        const group = entries.filter((entry) => entry.category === id && !entry.isAskedMost);
        const others = group.slice(SHOWN);
        return (
          <section key={id} className={styles['group']} aria-labelledby={`about-${id}`}>
            <h2 id={`about-${id}`}>{name}</h2>
            <Faq entries={group.slice(0, SHOWN)} />
            {others.length > 0 ? (
              <Disclosure summary={t('more', { count: others.length })}>
                <Faq entries={others} />
              </Disclosure>
            ) : null}
          </section>
        );
      })}
    </>
  );
}
