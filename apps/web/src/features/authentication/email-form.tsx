import type { MessageResponse } from '@figura/contracts';
import { useState } from 'react';
import { useForm } from '../../lib/forms/use-form';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormFields } from '../../ui/forms/form-fields';
import { Stack } from '../../ui/layout/layout';
import { EmailField } from './email-field';
import { labels as t } from './messages.en';

interface EmailFormProps {
  action: (request: { email: string }) => Promise<MessageResponse>;
  button: string;
  failure: string;
}

export function EmailForm({ action, button, failure }: EmailFormProps) {
  const [message, setMessage] = useState('');
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => (email.trim() ? {} : { email: t('emailError') }),
    failure,
    submit: async ({ email }) => {
      setMessage((await action({ email: email.trim() })).message);
    },
  });

  return (
    <Stack gap={3}>
      {form.done ? <Alert tone="success">{message}</Alert> : null}
      <ErrorSummary errors={form.errors} />
      <form onSubmit={form.onSubmit} noValidate>
        <FormFields>
          <EmailField {...form.field('email')} />
          <Button type="submit" wide busy={form.busy}>
            {button}
          </Button>
        </FormFields>
      </form>
    </Stack>
  );
}
