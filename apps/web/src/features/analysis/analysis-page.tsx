import type { Confidence, User } from '@figura/contracts';
import { BASE_LAYER, chooseStance, completeOutfit } from '@figura/drawing';
import type { ReactNode } from 'react';
import { useContext, useState } from 'react';
import { useOwnLooks } from '../../lib/catalog/use-own-looks';
import { useWearer } from '../../lib/session/use-wearer';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Dressed } from '../../ui/dressed/dressed';
import { OwnPieces } from '../../ui/dressed/own-pieces';
import { Figure } from '../../ui/figure/figure';
import { TypePlate } from '../../ui/figure/type-plate';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { PageHeader } from '../../ui/layout/page-header';
import { TypeCode, TypeNames } from '../../ui/type-code';
import { Analysis } from './analysis';
import styles from './analysis-page.module.css';
import { AnalysisSkeleton } from './analysis-skeleton';
import { useBodyTypeAnalysis } from './api';
import { BareLayer } from './bare-layer';
import { analysisPage as t } from './messages.en';

/** The figure as it is and as the advice dresses it stand alike. */
const STANCE = chooseStance(BASE_LAYER);

interface AnalysisPageProps {
  user: User | null;
  renderConfidence: (confidence: Confidence, codeNote: string | null) => ReactNode;
}

export function AnalysisPage({ user, renderConfidence }: AnalysisPageProps) {
  const query = useBodyTypeAnalysis();
  const { data, error } = query;
  const [dressed, setDressed] = useState(100);

  const renderContent = () => {
    if (user && data)
      return (
        <Analysis
          analysis={data}
          dressed={dressed}
          onDressed={setDressed}
          confidence={renderConfidence(data.confidence, data.codeNote)}
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
    return <LoadFailure message={t('loadFailure')} query={query} />;
  };

  return (
    <article className={styles['page']} data-print="dense">
      <PageHeader title={t('title')} />
      <TypePlate
        className={styles['plate']}
        figure={user && <AnalyzedFigure user={user} dressed={dressed} />}
      >
        {user?.bodyType ? (
          <section className={styles['type']} aria-label={t('yourBodyType')}>
            <TypeCode code={user.bodyType.combined} />
            <TypeNames bodyType={user.bodyType} />
          </section>
        ) : null}
      </TypePlate>
      <div className={styles['words']}>{renderContent()}</div>
    </article>
  );
}

interface AnalyzedFigureProps {
  user: User;
  /** In percent. */
  dressed: number;
}

function AnalyzedFigure({ user: { bodyType }, dressed }: AnalyzedFigureProps) {
  const wearer = useWearer();
  const [look] = useOwnLooks();
  const own = useContext(OwnPieces);
  const lines = (
    <Figure
      measurements={wearer.measurements}
      active={null}
      combined={bodyType?.combined}
      label={bodyType ? t('figure', { combined: bodyType.combined }) : t('figureWithoutType')}
    />
  );
  if (!look?.garment) return lines;
  const outfit = completeOutfit(look.garment, own, wearer.appearance.presentation);
  return (
    <Dressed
      // Heels would raise the figure above the one beside it.
      garments={dressed < 100 ? outfit.filter(({ category }) => category !== 'Shoes') : outfit}
      wearer={wearer}
      flat={lines}
      shape="tall"
      stance={STANCE}
      eager
      marks={(_body, view) =>
        dressed < 100 ? <BareLayer wearer={wearer} view={view} dressed={dressed} /> : null
      }
    />
  );
}
