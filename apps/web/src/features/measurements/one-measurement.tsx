import { isGirth } from '@figura/contracts';
import type { Measurement, User } from '@figura/contracts';
import { useState } from 'react';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { useChange } from '../../lib/api/use-change';
import { useGoBack } from '../../lib/page/use-go-back';
import { useSession } from '../../lib/session/session';
import { useWearer } from '../../lib/session/use-wearer';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/layout/page-header';
import { changeMeasurements } from './api';
import type { Entries } from './measured-values';
import { collectOnboardingErrors } from './measuring-errors';
import { FormActions, MeasuringForm } from './measuring-form';
import { oneMeasurement as t } from './messages.en';
import { useMeasuring } from './use-measuring';
import { writeSmall } from '../../lib/text/within-sentence';

export function OneMeasurement({ user, measurement }: { user: User; measurement: Measurement }) {
  const { setUser } = useSession();
  const wearer = useWearer();
  const goBack = useGoBack(paths.dashboard);
  const [entries, setEntries] = useState<Entries>({});
  const { busy, error, run } = useChange(t('failure'));
  const measuring = useMeasuring({ user, measurements: [measurement], entries, onEntries: setEntries });
  const name = writeSmall(getMeasurementLabel(measurement));

  const save = async () => {
    if (busy || !measuring.check(collectOnboardingErrors([measurement], entries))) return;
    await run(async () => {
      await measuring.keepUnit();
      setUser(await changeMeasurements(measuring.values));
      goBack();
    });
  };

  return (
    <MeasuringForm
      header={<PageHeader title={t(isGirth(measurement) ? 'title' : 'parts', { name })} lead={t('why')} />}
      groups={[{ legend: getMeasurementLabel(measurement), measurements: [measurement] }]}
      measuring={{ ...measuring, active: measurement }}
      alert={error}
      units="length"
      onSubmit={() => void save()}
      drawnAlong={wearer.measurements}
    >
      <FormActions>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={goBack}>
          {t('later')}
        </Button>
      </FormActions>
    </MeasuringForm>
  );
}
