import type { LoginResponse, SecondFactor, SecondFactorDemand } from '@figura/contracts';
import { useState } from 'react';
import { ApiError, getMessage } from '../../lib/api/api-error';
import { useFirstFocus } from '../../lib/forms/use-first-focus';
import { useForm } from '../../lib/forms/use-form';
import { hasPasskeys, PasskeyError } from '../../lib/session/passkeys';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormFields } from '../../ui/forms/form-fields';
import { TextField } from '../../ui/forms/text-field';
import { Cluster, Stack } from '../../ui/layout/layout';
import { finishSecondStep, signInByPasskey } from './api';
import { secondStep as t } from './sign-in-ways.messages.en';

const LEADS = { totp: 'appLead', passkey: 'passkeyLead', 'recovery-code': 'recoveryLead' } as const;
const SWITCHES = { totp: 'useApp', passkey: 'usePasskey', 'recovery-code': 'useRecoveryCode' } as const;

export function findSecondFactor(error: unknown): SecondFactorDemand | null {
  return (error instanceof ApiError && error.secondFactor) || null;
}

interface SecondStepProps {
  demand: SecondFactorDemand;
  onSignedIn: (response: LoginResponse) => Promise<void>;
  onBack: () => void;
}

export function SecondStep({ demand, onSignedIn, onBack }: SecondStepProps) {
  const { ticket } = demand;
  const ways = demand.ways.filter((way) => way !== 'passkey' || hasPasskeys());
  const [way, setWay] = useState<SecondFactor>(ways[0] ?? 'recovery-code');
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <h2>{t('title')}</h2>
        <p>{t(LEADS[way])}</p>
      </Stack>
      {way === 'passkey' ? (
        <PasskeyStep ticket={ticket} onSignedIn={onSignedIn} />
      ) : (
        <CodeStep key={way} ticket={ticket} way={way} onSignedIn={onSignedIn} />
      )}
      <Cluster>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" size="small" onClick={() => setWay(other)}>
              {t(SWITCHES[other])}
            </Button>
          ))}
        <Button variant="quiet" size="small" onClick={onBack}>
          {t('back')}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface StepProps {
  ticket: string;
  onSignedIn: (response: LoginResponse) => Promise<void>;
}

function CodeStep({ ticket, way, onSignedIn }: StepProps & { way: 'totp' | 'recovery-code' }) {
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => (code.trim() ? {} : { code: t('codeError') }),
    failure: t('failure'),
    submit: async ({ code }) => onSignedIn(await finishSecondStep({ ticket, code: code.trim() })),
  });
  useFirstFocus(form.field('code').id);
  const ofApp = way === 'totp';
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFields>
        <ErrorSummary errors={form.errors} />
        <TextField
          {...form.field('code')}
          label={t(ofApp ? 'appCode' : 'recoveryCode')}
          autoComplete={ofApp ? 'one-time-code' : 'off'}
          inputMode={ofApp ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button type="submit" wide busy={form.busy}>
          {t('signIn')}
        </Button>
      </FormFields>
    </form>
  );
}

function PasskeyStep({ ticket, onSignedIn }: StepProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sign = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onSignedIn(await signInByPasskey(ticket));
    } catch (error) {
      setFailure(error instanceof PasskeyError ? error.message : getMessage(error, t('failure')));
      setBusy(false);
    }
  };
  return (
    <Stack gap={2}>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <Button wide busy={busy} onClick={() => void sign()}>
        {t('usePasskey')}
      </Button>
    </Stack>
  );
}
