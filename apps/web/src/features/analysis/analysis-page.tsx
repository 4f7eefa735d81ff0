import type { Confidence, User } from '@figura/contracts';
import type { ReactNode } from 'react';
import { translator } from '../../lib/messages/translator';
import { useWearer, type Wearer } from '../../lib/session/use-wearer';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FigureSpread } from '../../ui/layout/figure-spread';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { PageHeader } from '../../ui/layout/page-header';
import { Analysis } from './analysis';
import styles from './analysis-page.module.css';
import { AnalysisSkeleton } from './analysis-skeleton';
import { useBodyTypeAnalysis } from './api';
import messages from './messages.en';

const t = translator(messages.analysisPage);

interface AnalysisPageProps {
  /** Null as long as it is not known who is signed in. */
  user: User | null;
  /** How sure the type is, in words. */
  renderConfidence: (confidence: Confidence) => ReactNode;
  onUnlock: () => void;
}

/** The user's figure, and beside it what the proportions ask for. */
export function AnalysisPage({ user, renderConfidence, onUnlock }: AnalysisPageProps) {
  const { measurements } = useWearer();
  const answer = useBodyTypeAnalysis();
  const { data, error } = answer;

  const content = () => {
    if (user && data)
      return (
        <Analysis
          analysis={data}
          confidence={renderConfidence(data.confidence)}
          onUnlock={onUnlock}
        />
      );
    if (!error) return <AnalysisSkeleton />;
    if (error.status === 404)
      return (
        <EmptyState
          title={t('noData')}
          action={<ButtonLink to={paths.measurementsVertical}>{t('start')}</ButtonLink>}
        >
          <p>{t('whatItTakes')}</p>
        </EmptyState>
      );
    return <LoadFailure message={t('loadFailure')} answer={answer} />;
  };

  return (
    <FigureSpread className={styles['page']} words="pictured" figure={user && figureOf(user, measurements)}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {content()}
    </FigureSpread>
  );
}

function figureOf({ bodyType }: User, measurements: Wearer['measurements']) {
  return {
    measurements,
    active: null,
    combined: bodyType?.combined,
    label: bodyType ? t('figure', { combined: bodyType.combined }) : t('figureWithoutType'),
  };
}
