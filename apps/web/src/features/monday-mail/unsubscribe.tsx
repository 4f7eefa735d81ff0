import { useState } from 'react';
import { useForm } from '../../lib/forms/use-form';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { Stack } from '../../ui/layout/layout';
import { stopMondayMail } from './api';
import { unsubscribe as t } from './messages.en';

/** Asks first, because link scanners open this page too. */
export function Unsubscribe({ token }: { token: string }) {
  const [isStopped, setStopped] = useState(false);
  const form = useForm({
    initial: {},
    validate: () => ({}),
    failure: t('failure'),
    submit: async () => {
      await stopMondayMail(token);
      setStopped(true);
    },
  });
  if (isStopped)
    return (
      <Stack gap={3}>
        <Alert tone="success">{t('done')}</Alert>
        <ButtonLink to={paths.landing} variant="quiet">
          {t('open')}
        </ButtonLink>
      </Stack>
    );
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={3}>
        <ErrorSummary errors={form.errors} />
        <p>{t('question')}</p>
        <Button type="submit" wide busy={form.busy}>
          {t('stop')}
        </Button>
      </Stack>
    </form>
  );
}
