import { classifyHorizontal, type HorizontalResult } from '@figura/classifier';
import { HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS, combineTypes } from '@figura/contracts';
import type { User } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeDraft } from '../../lib/drafts/drafts';
import { useSession } from '../../lib/session/session';
import { useDraft } from '../../lib/drafts/use-draft';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { Failure } from '../../ui/feedback/failure';
import { PageHeader } from '../../ui/layout/page-header';
import { TextLink } from '../../ui/links/text-link';
import { saveMeasurements } from './api';
import { findAllEight, isComplete } from './measured-values';
import { collectHorizontalErrors } from './measuring-errors';
import { FormActions, MeasuringForm } from './measuring-form';
import { MEASURING_STEPS } from './measuring-steps';
import { horizontalForm as t } from './messages.en';
import { clearIntroMeasurements } from './shared-drafts';
import { TypeReadout } from './type-readout';
import { UNSAVED_MEASUREMENTS } from './unsaved-measurements';
import { useMeasuringPage } from './use-measuring-page';
import { HORIZONTAL_TYPE_NAMES } from '../../lib/text/names';
import { formatDecimal } from '../../lib/text/decimal-text';

const NOT_CALCULATED = t('notCalculated');

function Missing({ heights }: { heights: boolean }) {
  return (
    <>
      <p>{NOT_CALCULATED}</p>
      {heights && (
        <p>
          {t.rich('verticalMissing', {
            link: (chunks) => <TextLink to={paths.measurementsVertical}>{chunks}</TextLink>,
          })}
        </p>
      )}
    </>
  );
}

interface ShapeProps {
  result: HorizontalResult;
  combined: string;
}

function Shape({ result: { type, shoulderToWaist, hipsToWaist }, combined }: ShapeProps) {
  return (
    <TypeReadout
      eyebrow={t('yourShape')}
      code={type}
      name={HORIZONTAL_TYPE_NAMES[type]}
      figures={[
        { label: t('shoulderToWaist'), value: formatDecimal(shoulderToWaist.toFixed(2)) },
        { label: t('hipsToWaist'), value: formatDecimal(hipsToWaist.toFixed(2)) },
        { label: t('combinedCode'), value: combined },
      ]}
    />
  );
}

export function HorizontalForm({ user }: { user: User }) {
  const navigate = useNavigate();
  const { setUser, reload } = useSession();
  const { measuring, result, otherValues, calculate } = useMeasuringPage({
    user,
    step: 'horizontal',
    validate: collectHorizontalErrors,
    classify: (values) => (isComplete(HORIZONTAL_MEASUREMENTS, values) ? classifyHorizontal(values) : null),
  });
  const [verticalDraft] = useDraft('verticalMeasurements');
  const [verticalType] = useDraft('verticalBodyType');
  const [alert, setAlert] = useState<ReactNode>(null);
  const [saving, setSaving] = useState(false);
  const digit = verticalType ?? (verticalDraft ? undefined : user.bodyType?.vertical);
  const combined = result ? combineTypes(result.type, digit) : undefined;
  const tape = result && digit ? findAllEight({ ...otherValues, ...measuring.values }) : null;

  const missing = <Missing heights={!digit || !isComplete(VERTICAL_MEASUREMENTS, otherValues)} />;

  const calculateShape = () => {
    setAlert(null);
    const calculated = calculate();
    if (calculated) writeDraft('combinedBodyType', combineTypes(calculated.type, digit));
  };

  const goOn = () => {
    if (!tape) setAlert(missing);
    else void navigate(paths.bodyPartsPreference, { state: UNSAVED_MEASUREMENTS });
  };

  const skip = async () => {
    if (!tape) {
      setAlert(missing);
      return;
    }
    setAlert(null);
    setSaving(true);
    try {
      await measuring.keepUnit();
      setUser(await saveMeasurements(tape));
      clearIntroMeasurements();
      await reload();
      void navigate(paths.dashboard);
    } catch (error) {
      setAlert(<Failure what={t('saveFailure')} error={error} />);
      setSaving(false);
    }
  };

  return (
    <MeasuringForm
      header={<PageHeader eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />}
      groups={[MEASURING_STEPS.horizontal]}
      measuring={measuring}
      alert={alert}
      units="length"
      onSubmit={calculateShape}
      drawnAlong={otherValues}
      combined={combined}
    >
      <div aria-live="polite">
        {result && combined && <Shape result={result} combined={combined} />}
        {tape && (
          <p>
            <TextLink to={paths.results}>{t('toResults')}</TextLink>
          </p>
        )}
      </div>
      <FormActions>
        <Button type="submit" variant={result ? 'secondary' : 'primary'}>
          {t('calculate')}
        </Button>
        <Button variant={result ? 'primary' : 'quiet'} onClick={goOn}>
          {t('toSelfAnalysis')}
        </Button>
        <Button variant="quiet" busy={saving} onClick={() => void skip()}>
          {t('skip')}
        </Button>
        <ButtonLink to={paths.measurementsVertical} variant="quiet">
          {t('back')}
        </ButtonLink>
      </FormActions>
    </MeasuringForm>
  );
}
