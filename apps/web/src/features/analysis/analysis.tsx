import type { BodyTypeAnalysisResponse, PersonalFeature } from '@figura/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { paths } from '../../paths';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { TextLink } from '../../ui/links/text-link';
import styles from './analysis.module.css';
import { FeatureRow } from './feature-row';
import { ChangeSlider } from '../../ui/dressed/change-slider';
import { analysis as t } from './messages.en';
import { NextLocked } from './next-locked';
import textStyles from '../../ui/text.module.css';
import { Stack } from '../../ui/layout/layout';

interface AnalysisProps {
  analysis: BodyTypeAnalysisResponse;
  confidence: ReactNode;
  /** In percent. */
  dressed: number;
  onDressed: (dressed: number) => void;
}

export function Analysis({ analysis, confidence, dressed, onDressed }: AnalysisProps) {
  const { balanceIssues, totalBalanceIssues, hasPaid } = analysis;
  const shown = hasPaid ? balanceIssues : balanceIssues.slice(0, 1);
  const locked = hasPaid ? 0 : totalBalanceIssues - shown.length;
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  const figures = { dressed, onDrawn };
  return (
    <Stack gap={4}>
      {confidence}
      <Stack as="section" gap={2} aria-labelledby="balance">
        <header className={styles['head']}>
          <h2 id="balance">{t('balance')}</h2>
          {locked > 0 ? <Badge>{t('previewMode')}</Badge> : null}
          <p className={styles['compared']}>{t('compared')}</p>
        </header>
        <div className={styles['slider']}>
          {isDrawn ? <ChangeSlider dressed={dressed} onChange={onDressed} /> : null}
        </div>
        <FeatureList features={shown} analysis={analysis} {...figures} />
        {locked > 0 ? (
          <LockedPanel
            title={t('moreParts', { locked })}
            action={t('unlockMyAnalysis')}
            behind={analysis.nextLocked && <NextLocked issue={analysis.nextLocked} />}
          >
            <p>{t('lockedParts')}</p>
          </LockedPanel>
        ) : null}
      </Stack>
      <Stack as="section" gap={2} aria-labelledby="self-analysis">
        <header className={styles['head']}>
          <h2 id="self-analysis">{t('fromYourSelfAnalysis')}</h2>
          {locked > 0 ? <Badge>{t('premiumFeature')}</Badge> : null}
        </header>
        <SelfAnalysis analysis={analysis} isOffered={locked > 0} {...figures} />
      </Stack>
      <div className={styles['next']} data-screen-only>
        <ButtonLink to={paths.bestLooks} variant={hasPaid ? 'primary' : 'secondary'}>
          {t('seeYourBestLooks')}
        </ButtonLink>
        <ButtonLink to={paths.guideIndex} variant="quiet">
          {t('allGuides')}
        </ButtonLink>
        <ButtonLink to={paths.passport} variant="quiet">
          {t('passport')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

interface SelfAnalysisProps extends Pick<AnalysisProps, 'analysis'>, Figures {
  /** A card above names the price. */
  isOffered: boolean;
}

function SelfAnalysis({ analysis, isOffered, ...figures }: SelfAnalysisProps) {
  const { hasPaid, bodyConcerns, bodyConcernsCount: count } = analysis;
  const change = (
    <TextLink to={`${paths.bodyPartsPreference}?edit`}>
      {count === 0 ? t('startYourSelfAnalysis') : t('changeYourSelfAnalysis')}
    </TextLink>
  );
  if (!hasPaid) {
    const words = (
      <>
        <p className={textStyles['soft']}>{t('lockedConcerns', { count })}</p>
        <p data-screen-only>{change}</p>
      </>
    );
    if (isOffered) return words;
    return (
      <LockedPanel title={t('premiumFeature')} action={t('unlockSelfAnalysis')} behind={null}>
        {words}
      </LockedPanel>
    );
  }
  const note = noteOn(count, bodyConcerns.length);
  return (
    <>
      {bodyConcerns.length > 0 ? (
        <FeatureList features={bodyConcerns} analysis={analysis} {...figures} />
      ) : null}
      {note ? <p className={textStyles['soft']}>{note}</p> : null}
      <p data-screen-only>{change}</p>
    </>
  );
}

function noteOn(ticked: number, shown: number): string | null {
  if (ticked === 0) return t('nothingTickedYet');
  if (shown === ticked) return null;
  return t('alreadyAbove', { shown });
}

type Figures = Pick<ComponentProps<typeof FeatureRow>, 'dressed' | 'onDrawn'>;

interface FeatureListProps extends Figures {
  features: readonly PersonalFeature[];
  analysis: BodyTypeAnalysisResponse;
}

function FeatureList({ features, analysis: { bodyPartDetails, hasPaid }, ...figures }: FeatureListProps) {
  return (
    <ul className={styles['features']}>
      {features.map((feature) => {
        const key = `${feature.bodyPart}-${feature.attribute}`;
        return (
          <li key={key}>
            <FeatureRow
              {...figures}
              feature={feature}
              choosable={hasPaid}
              detail={bodyPartDetails[key] ?? bodyPartDetails[feature.bodyPart]}
            />
          </li>
        );
      })}
    </ul>
  );
}
