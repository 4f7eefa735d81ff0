import { useState } from 'react';
import { useSession } from '../../lib/session/session';
import { useForm } from '../../lib/forms/use-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { Cluster } from '../../ui/layout/layout';
import { PasswordField } from '../../ui/forms/password-field';
import { AccountName } from './account-name';
import { deleteAccount } from './api';
import styles from './settings-form.module.css';

interface AccountDeletionProps {
  email: string;
  hasPaid: boolean;
}

/** Deletes the account, after a dialog that asks for the password and says what is lost. */
export function AccountDeletion({ email, hasPaid }: AccountDeletionProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog open={open} onClose={close} title="Delete your account?">
        <DeletionForm email={email} hasPaid={hasPaid} onCancel={close} />
      </Dialog>
    </>
  );
}

function DeletionForm({ email, hasPaid, onCancel }: AccountDeletionProps & { onCancel: () => void }) {
  const { forget } = useSession();
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => (password ? {} : { password: 'Please enter your password' }),
    failure: 'Failed to delete your account. Please try again.',
    submit: async ({ password }) => forget((await deleteAccount({ password })).message),
  });
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <p>
        Your profile, your picture, your measurements and your body type go at once and cannot be brought
        back.
      </p>
      {hasPaid ? (
        <p>
          <strong>Your lifetime access is lost.</strong> A new account would have to buy it again. If you want
          your money back, ask for it first, under Profile Settings.
        </p>
      ) : null}
      <AccountName email={email} />
      <PasswordField
        {...form.field('password')}
        label="Password"
        hint="So that we know that it is you."
        autoComplete="current-password"
        required
      />
      <ErrorSummary errors={form.errors} />
      <Cluster>
        <Button type="submit" variant="danger" busy={form.busy}>
          Delete everything
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Keep my account
        </Button>
      </Cluster>
    </form>
  );
}
