import type { Study } from '@figura/contracts';
import { formatList } from '../../lib/text/list-text';
import { Disclosure } from '../../ui/disclosure';
import { Eyebrow } from '../../ui/eyebrow';
import { studyCard as t } from './messages.en';
import { NewTabLink } from './new-tab-link';
import styles from './study-card.module.css';

const FACTS = ['tested', 'people', 'size', 'limits', 'use'] as const;

export function StudyCard({ study }: { study: Study }) {
  const { id, title, authors, hasOtherAuthors, year, publishedIn, url, claim, custom } = study;
  return (
    <article className={styles['card']} aria-labelledby={id}>
      <div className={styles['head']}>
        <Eyebrow>{t(`custom.${custom}`)}</Eyebrow>
        <h3 id={id} tabIndex={-1}>
          {t(hasOtherAuthors ? 'nameWithOthers' : 'name', {
            authors: formatList(authors),
            year: String(year),
          })}
        </h3>
      </div>
      <div className={styles['body']}>
        <p className={styles['claim']}>{claim}</p>
        <Disclosure summary={t('facts')}>
          <p className={styles['source']}>
            <cite>{title}</cite>. <span lang="en">{publishedIn}.</span>{' '}
            <NewTabLink url={url}>{t('read')}</NewTabLink>
          </p>
          <dl className={styles['facts']}>
            {FACTS.map((fact) => (
              <div key={fact}>
                <dt>{t(`fact.${fact}`)}</dt>
                <dd>{study[fact]}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </article>
  );
}
