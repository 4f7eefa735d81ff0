import { classifyVertical } from '@figura/classifier';
import { VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { PageHeader } from '../../ui/layout/page-header';
import { isComplete } from './measured-values';
import { collectVerticalErrors } from './measuring-errors';
import { FormActions, MeasuringForm } from './measuring-form';
import { MEASURING_STEPS } from './measuring-steps';
import { verticalForm as t } from './messages.en';
import { TotalHeight } from './total-height';
import { TypeReadout } from './type-readout';
import { useMeasuringPage } from './use-measuring-page';
import { VERTICAL_TYPE_NAMES } from '../../lib/text/names';
import { formatPercent } from '../../lib/text/decimal-text';

export function VerticalForm({ user }: { user: User }) {
  const { measuring, result, otherValues, calculate, keepResult } = useMeasuringPage({
    user,
    step: 'vertical',
    validate: collectVerticalErrors,
    classify: (values) => (isComplete(VERTICAL_MEASUREMENTS, values) ? classifyVertical(values) : null),
  });

  return (
    <MeasuringForm
      header={<PageHeader eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />}
      groups={[MEASURING_STEPS.vertical]}
      measuring={measuring}
      units="length"
      onSubmit={calculate}
      drawnAlong={otherValues}
    >
      <TotalHeight values={measuring.values} unit={measuring.unit} />
      <div aria-live="polite">
        {result && (
          <TypeReadout
            code={result.type}
            name={VERTICAL_TYPE_NAMES[result.type]}
            eyebrow={t('verticalType')}
            figures={[
              { label: t('torso'), value: formatPercent(result.torsoPercent) },
              { label: t('legs'), value: formatPercent(result.legsPercent) },
              { label: t('midBody'), value: formatPercent(result.midBodyPercent) },
            ]}
          />
        )}
      </div>
      <FormActions>
        <Button type="submit" variant={result ? 'secondary' : 'primary'}>
          {t('calculate')}
        </Button>
        <ButtonLink
          to={paths.measurementsHorizontal}
          variant={result ? 'primary' : 'quiet'}
          onClick={keepResult}
        >
          {t('toHorizontal')}
        </ButtonLink>
      </FormActions>
    </MeasuringForm>
  );
}
