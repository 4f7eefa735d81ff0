import { useState } from 'react';
import { getMessage } from '../../lib/api/api-error';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout/layout';
import { resendVerification } from './api';
import { resendVerification as t } from './verify-reminder.messages.en';

interface ResendResult {
  tone: 'success' | 'error';
  message: string;
}

export function ResendVerification({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ResendResult | null>(null);

  const resend = async () => {
    setBusy(true);
    setOutcome(null);
    try {
      const { message } = await resendVerification({ email });
      setOutcome({ tone: 'success', message });
    } catch (error) {
      setOutcome({ tone: 'error', message: getMessage(error, t('failure')) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack gap={2}>
      {outcome ? <Alert tone={outcome.tone}>{outcome.message}</Alert> : null}
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void resend()}>
          {t('resend')}
        </Button>
      </div>
    </Stack>
  );
}
