import { BASE_LAYER } from '@figura/drawing';
import { useState } from 'react';
import { writeDraft } from '../../lib/drafts/drafts';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { paths } from '../../paths';
import { Disclosure } from '../../ui/disclosure';
import { Dressed } from '../../ui/dressed/dressed';
import { EyeLine } from '../../ui/dressed/eye-line';
import { Figure } from '../../ui/figure/figure';
import { PageHeader } from '../../ui/layout/page-header';
import { TextLink } from '../../ui/links/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './guide-index.module.css';
import { GuideParts } from './guide-parts';
import messages from './messages.en';
import { OwnGuides } from './own-guides';

const t = translator(messages.guideIndex);

const FIRST = 'waist';

interface GuideIndexProps {
  hasPaid: boolean;
  /** Collapsed if the user has their own guides. */
  isFolded?: boolean;
  note?: string;
}

export function GuideIndex({ hasPaid, isFolded = false, note }: GuideIndexProps) {
  const wearer = useWearer();
  const [bodyPart, setBodyPart] = useState(FIRST);
  const parts = <GuideParts onPoint={setBodyPart} />;
  return (
    <article className={styles['index']}>
      <div className={styles['words']}>
        <PageHeader title={t('title')} lead={t('lead')} />
        {hasPaid ? null : (
          <p>
            {t.rich('whatIsFree', {
              link: (chunks) => <TextLink to={paths.bodyTypeAnalysis}>{chunks}</TextLink>,
            })}
          </p>
        )}
        {note ? <VisuallyHidden>{note}</VisuallyHidden> : null}
        <OwnGuides />
        {isFolded ? <Disclosure summary={t('all')}>{parts}</Disclosure> : parts}
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
      <div className={styles['plate']}>
        <Dressed
          garments={BASE_LAYER}
          wearer={wearer}
          flat={
            <Figure
              measurements={wearer.measurements}
              active={null}
              combined={undefined}
              label={t('figure')}
              className={styles['figure']}
            />
          }
          label={t('figure')}
          shape="tall"
          eager
          className={styles['drawing']}
          marks={(body, view) => <EyeLine body={body} view={view} bodyPart={bodyPart} />}
        />
      </div>
    </article>
  );
}
