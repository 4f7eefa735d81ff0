import type { ReactNode } from 'react';
import { useForm } from '../../lib/forms/use-form';
import { PasskeyError } from '../../lib/session/passkeys';
import { ApiError } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { TextField } from '../../ui/forms/text-field';
import { Cluster, Stack } from '../../ui/layout/layout';
import { CurrentPassword } from './current-password';
import { confirmDialog as t } from './sign-in-methods.messages.en';

interface NamedField {
  label: string;
  hint?: string;
  initial: string;
  error: string;
}

interface ConfirmFormProps {
  lead?: ReactNode;
  email: string;
  asksPassword: boolean;
  name?: NamedField;
  children?: ReactNode;
  submit: string;
  variant?: 'primary' | 'danger';
  onSubmit: (confirmation: { password?: string }, name: string) => Promise<void>;
  onCancel: () => void;
}

export function ConfirmDialog({ title, ...form }: ConfirmFormProps & { title: string }) {
  return (
    <Dialog open onClose={form.onCancel} title={title}>
      <ConfirmForm {...form} />
    </Dialog>
  );
}

export function ConfirmForm(props: ConfirmFormProps) {
  const {
    lead,
    email,
    asksPassword,
    name,
    children,
    submit,
    variant = 'primary',
    onSubmit,
    onCancel,
  } = props;
  const form = useForm({
    initial: { name: name?.initial ?? '', password: '' },
    validate: (values) => ({
      ...(name && !values.name.trim() ? { name: name.error } : {}),
      ...(asksPassword && !values.password ? { password: t('passwordError') } : {}),
    }),
    failure: t('failure'),
    submit: async (values) => {
      try {
        await onSubmit(asksPassword ? { password: values.password } : {}, values.name.trim());
      } catch (error) {
        throw error instanceof PasskeyError ? toApiError(error) : error;
      }
    },
  });
  return (
    <Stack as="form" onSubmit={form.onSubmit} noValidate>
      {lead ? <p>{lead}</p> : null}
      {name ? <NameField {...name} field={form.field('name')} /> : null}
      {children}
      {asksPassword ? (
        <CurrentPassword email={email} {...form.field('password')} label={t('password')} />
      ) : null}
      <ErrorSummary errors={form.errors} />
      <Cluster>
        <Button type="submit" variant={variant} busy={form.busy}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface NameFieldProps extends Pick<NamedField, 'label' | 'hint'> {
  field: object;
}

function NameField({ label, hint, field }: NameFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      maxLength={50}
      autoComplete="off"
      required
    />
  );
}

function toApiError({ message }: PasskeyError): ApiError {
  return new ApiError({ status: 400, code: 'VALIDATION_FAILED', message });
}
