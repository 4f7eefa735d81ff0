import { useState } from 'react';
import { SELLS } from '../../content/door';
import { useQuery } from '../../lib/api/use-query';
import { useSession } from '../../lib/session/session';
import { useForm } from '../../lib/forms/use-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { Cluster, Stack } from '../../ui/layout/layout';
import { deleteAccount } from './api';
import { CurrentPassword } from './current-password';
import { accountDeletion as t } from './messages.en';

interface AccountDeletionProps {
  email: string;
  hasPaid: boolean;
}

export function AccountDeletion({ email, hasPaid }: AccountDeletionProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
      <Dialog open={open} onClose={close} title={t('title')}>
        <DeletionForm email={email} hasPaid={hasPaid} onCancel={close} />
      </Dialog>
    </>
  );
}

function useRefundable(hasPaid: boolean): boolean {
  const [openedAt] = useState(() => Date.now());
  const { data, error } = useQuery(hasPaid ? '/stripe/payments' : null);
  if (!data) return error !== undefined;
  return data.payments.some(
    ({ status, refundableUntil }) => status === 'paid' && Date.parse(refundableUntil) > openedAt,
  );
}

function DeletionForm({ email, hasPaid, onCancel }: AccountDeletionProps & { onCancel: () => void }) {
  const { forget } = useSession();
  const isRefundable = useRefundable(SELLS && hasPaid);
  const { data: methods } = useQuery('/user/sign-in-methods');
  const hasPassword = methods?.hasPassword ?? true;
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => (password || !hasPassword ? {} : { password: t('passwordError') }),
    failure: t('failure'),
    submit: async ({ password }) => forget((await deleteAccount(hasPassword ? { password } : {})).message),
  });
  return (
    <Stack as="form" onSubmit={form.onSubmit} noValidate>
      <p>{t('consequences')}</p>
      {SELLS && hasPaid ? (
        <p>
          {t.rich('accessIsLost', {
            refundable: String(isRefundable),
            strong: (chunks) => <strong>{chunks}</strong>,
          })}
        </p>
      ) : null}
      {hasPassword ? (
        <CurrentPassword
          email={email}
          {...form.field('password')}
          label={t('password')}
          hint={t('passwordHint')}
        />
      ) : null}
      <ErrorSummary errors={form.errors} />
      <Cluster>
        <Button type="submit" variant="danger" busy={form.busy}>
          {t('confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
