import { classifyVertical } from '@figura/classifier';
import { HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS, VERTICAL_TYPE_NAMES } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { clearDraft } from '../../lib/drafts/draft-stores';
import { useDraft } from '../../lib/drafts/use-draft';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { PageHeader } from '../../ui/layout/page-header';
import { completedEntries } from './local-result';
import { isComplete, valuesInInches } from './measured-values';
import { verticalErrors } from './measuring-errors';
import { FormActions, MeasuringForm } from './measuring-form';
import { shareWithIntro } from './shared-drafts';
import { useFreshDrafts } from './stale-drafts';
import { TotalHeight } from './total-height';
import { TypeReadout } from './type-readout';
import { useMeasuring } from './use-measuring';
import { useUnit } from './use-unit';

const GROUPS = [{ legend: 'Vertical measurements', measurements: VERTICAL_MEASUREMENTS }];

/** The four heights and the vertical type that follows from them. */
export function VerticalForm({ user }: { user: User }) {
  useFreshDrafts(user);
  const [draft, writeEntries] = useDraft('verticalMeasurements');
  const [type, writeType] = useDraft('verticalBodyType');
  const { unit, choose } = useUnit(user);
  const entries = draft ?? {};
  const stored = user.measurements;
  const girths = valuesInInches(HORIZONTAL_MEASUREMENTS, useDraft('horizontalMeasurements')[0] ?? {}, stored);
  const measuring = useMeasuring({
    measurements: VERTICAL_MEASUREMENTS,
    unit,
    entries,
    stored,
    onEntries: (next) => {
      writeEntries(next);
      if (!stored) shareWithIntro('verticalMeasurements', next);
      // A type stands for the numbers it was calculated from.
      clearDraft('verticalBodyType');
      clearDraft('combinedBodyType');
    },
  });
  const { values } = measuring;
  const result = type !== null && isComplete(VERTICAL_MEASUREMENTS, values) ? classifyVertical(values) : null;

  const keepResult = () => {
    if (!isComplete(VERTICAL_MEASUREMENTS, values)) return;
    writeEntries(completedEntries(VERTICAL_MEASUREMENTS, entries, values));
    writeType(classifyVertical(values).type);
  };

  const calculate = () => {
    measuring.check(verticalErrors(entries, stored));
    keepResult();
  };

  return (
    <MeasuringForm
      header={
        <PageHeader
          eyebrow="Vertical measurements"
          title="How your height divides"
          lead="Stand against a wall and mark the heights, or ask somebody to hold the tape."
        />
      }
      groups={GROUPS}
      measuring={measuring}
      units="length"
      onUnit={choose}
      onSubmit={calculate}
      drawnAlong={girths}
    >
      <TotalHeight values={values} unit={unit} />
      <div aria-live="polite">
        {result && (
          <TypeReadout
            code={result.type}
            name={VERTICAL_TYPE_NAMES[result.type]}
            eyebrow="Your vertical type"
            figures={[
              { label: 'Torso', value: percent(result.torsoPercent) },
              { label: 'Legs', value: percent(result.legsPercent) },
              { label: 'Mid-body', value: percent(result.midBodyPercent) },
            ]}
          />
        )}
      </div>
      <FormActions>
        <Button type="submit" variant={result ? 'secondary' : 'primary'}>
          Calculate My Proportions
        </Button>
        <ButtonLink
          to={paths.measurementsHorizontal}
          variant={result ? 'primary' : 'quiet'}
          onClick={keepResult}
        >
          Continue to Horizontal Measurements
        </ButtonLink>
      </FormActions>
    </MeasuringForm>
  );
}

function percent(value: number): string {
  return `${value.toFixed(1)}%`;
}
