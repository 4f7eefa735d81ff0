import { useState } from 'react';
import { isPushPossible, subscribeToPush, unsubscribeFromPush } from '../../lib/browser/push';
import { Alert } from '../../ui/feedback/alert';
import { Failure } from '../../ui/feedback/failure';
import { Checkbox } from '../../ui/forms/checkbox';
import { removeMondayPush, saveMondayPush, useMondayPush } from './api';
import { mondayPush as t } from './messages.en';

export function MondayPush() {
  return isPushPossible() ? <Switch /> : null;
}

function Switch() {
  const { data, mutate } = useMondayPush();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'blocked' | { error: unknown } | null>(null);
  if (!data?.publicKey) return null;
  const { publicKey, isOn } = data;

  const turn = async (wanted: boolean) => {
    const device = wanted ? await subscribeToPush(publicKey) : null;
    if (wanted && !device) return setProblem('blocked');
    if (device) await saveMondayPush(device);
    else {
      await removeMondayPush();
      await unsubscribeFromPush();
    }
    await mutate({ publicKey, isOn: wanted }, { revalidate: false });
  };
  const choose = async (wanted: boolean) => {
    setBusy(true);
    setProblem(null);
    await turn(wanted).catch((error: unknown) => setProblem({ error }));
    setBusy(false);
  };

  return (
    <>
      <Checkbox
        label={t('label')}
        checked={isOn}
        disabled={isBusy}
        onChange={({ target }) => void choose(target.checked)}
      />
      {problem === null ? null : (
        <Alert tone="error">
          {problem === 'blocked' ? t('blocked') : <Failure error={problem.error} what={t('failure')} />}
        </Alert>
      )}
    </>
  );
}
