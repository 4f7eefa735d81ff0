import { writeDraft } from '../../lib/drafts/drafts';
import { paths } from '../../paths';
import { Disclosure } from '../../ui/disclosure';
import { PageHeader } from '../../ui/layout/page-header';
import { TextLink } from '../../ui/links/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './guide-index.module.css';
import { GuideParts } from './guide-parts';
import { guideIndex as t } from './messages.en';
import { OwnGuides } from './own-guides';

interface GuideIndexProps {
  hasPaid: boolean;
  /** Collapsed if the user has their own guides. */
  isFolded?: boolean;
  note?: string;
}

export function GuideIndex({ hasPaid, isFolded = false, note }: GuideIndexProps) {
  return (
    <article className={styles['index']}>
      <div className={styles['head']}>
        <PageHeader title={t('title')} lead={t('lead')} />
        {hasPaid ? null : (
          <p>
            {t.rich('whatIsFree', {
              link: (chunks) => <TextLink to={paths.bodyTypeAnalysis}>{chunks}</TextLink>,
            })}
          </p>
        )}
        {note ? <VisuallyHidden>{note}</VisuallyHidden> : null}
      </div>
      <OwnGuides />
      <div className={styles['words']}>
        {isFolded ? (
          <Disclosure summary={t('all')}>
            <GuideParts />
          </Disclosure>
        ) : (
          <GuideParts />
        )}
        <p>
          {t.rich('notSure', {
            link: (chunks) => (
              <TextLink to={paths.bodyPartsPreference} onClick={() => writeDraft('testSelfAnalysis', true)}>
                {chunks}
              </TextLink>
            ),
          })}
        </p>
      </div>
    </article>
  );
}
