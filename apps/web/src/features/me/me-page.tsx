import { isProvisional } from '@figura/contracts';
import type { BodyType, Confidence, User } from '@figura/contracts';
import { Link } from 'react-router-dom';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { useTitle } from '../../lib/page/use-title';
import { useWearer } from '../../lib/session/use-wearer';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Dressed } from '../../ui/dressed/dressed';
import { Figure } from '../../ui/figure/figure';
import { TypePlate } from '../../ui/figure/type-plate';
import { TypeCode } from '../../ui/type-code';
import { useAnalysis, useWornOutfit } from './api';
import styles from './me-page.module.css';
import { mePage as t } from './messages.en';
import { Rows } from './rows';
import { SHORT_HORIZONTAL_TYPE_NAMES, SHORT_VERTICAL_TYPE_NAMES } from '../../lib/text/names';
import { writeSmall } from '../../lib/text/within-sentence';

interface MePageProps {
  user: User;
  onLogout: () => void;
}

export function MePage({ user, onLogout }: MePageProps) {
  useTitle(t('title'));
  const { bodyType } = user;
  const analysis = useAnalysis(bodyType !== null);
  return (
    <div className={styles['page']}>
      <TypePlate figure={<OwnFigure bodyType={bodyType} />}>
        {bodyType ? <Type bodyType={bodyType} /> : <Unmeasured />}
      </TypePlate>
      <div className={styles['about']}>
        {bodyType && analysis?.confidence && !user.preferences.hideNumbers ? (
          <Sureness
            code={bodyType.combined}
            isEstimated={isProvisional(user.measurements)}
            confidence={analysis.confidence}
          />
        ) : null}
        {bodyType ? null : (
          <ButtonLink to={paths.measurementsVertical} wide>
            {t('measure')}
          </ButtonLink>
        )}
        <div className={styles['rows']}>
          <Rows user={user} analysis={analysis} onLogout={onLogout} />
        </div>
      </div>
    </div>
  );
}

interface SurenessProps {
  code: string;
  isEstimated: boolean;
  confidence: Confidence;
}

function Sureness({ code, isEstimated, confidence: { probability, remeasure } }: SurenessProps) {
  return (
    <p className={styles['sureness']}>
      {t('sure', { code, percent: Math.min(99, Math.round(probability * 100)) })}{' '}
      {remeasure ? (
        <Link to={paths.profileMeasurements}>
          {t(isEstimated ? 'surer' : 'again', { name: writeSmall(getMeasurementLabel(remeasure)) })}
        </Link>
      ) : null}
    </p>
  );
}

function Type({ bodyType: { combined, horizontal, vertical } }: { bodyType: BodyType }) {
  return (
    <>
      <TypeCode as="h1" code={combined} />
      <p className={styles['names']}>
        <span>{SHORT_HORIZONTAL_TYPE_NAMES[horizontal]}</span>{' '}
        <span>{SHORT_VERTICAL_TYPE_NAMES[vertical]}</span>
      </p>
    </>
  );
}

function Unmeasured() {
  return (
    <>
      <h1 tabIndex={-1} className={styles['unmeasured']}>
        {t('unmeasured')}
      </h1>
      <p className={styles['sure']}>{t('aboutUnmeasured')}</p>
    </>
  );
}

function OwnFigure({ bodyType }: { bodyType: BodyType | null }) {
  const wearer = useWearer();
  const outfit = useWornOutfit();
  const figure = (
    <Figure
      measurements={wearer.measurements}
      active={null}
      combined={undefined}
      label={t('figure', { combined: bodyType?.combined ?? 'none' })}
    />
  );
  if (outfit === null) return figure;
  const silhouette = (
    <div className={styles['silhouette']} aria-hidden="true">
      {figure}
    </div>
  );
  if (outfit === undefined) return silhouette;
  return (
    <Dressed
      garments={outfit.garments}
      wearer={wearer}
      flat={silhouette}
      label={t('wearing', { pieces: outfit.names.join(', ') })}
      shape="tall"
      eager
    />
  );
}
