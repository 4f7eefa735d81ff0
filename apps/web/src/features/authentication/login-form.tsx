import type { LoginResponse, SecondFactorDemand } from '@figura/contracts';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { REGISTRATION } from '../../content/door';
import { useSession } from '../../lib/session/session';
import { useForm } from '../../lib/forms/use-form';
import { useHydrated } from '../../lib/page/use-hydrated';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormFields } from '../../ui/forms/form-fields';
import { Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/links/text-link';
import { logIn } from './api';
import { CurrentPasswordField } from './current-password-field';
import type { LoginState } from './destination';
import { getDestinationAfterSignIn } from './destination';
import { EmailField } from './email-field';
import styles from './form.module.css';
import { LoginNotice } from './login-notice';
import { OtherWays } from './other-ways';
import { findSecondFactor, SecondStep } from './second-step';
import { usePasskeySuggestions } from './use-passkey-suggestions';
import { loginForm as t } from './login.messages.en';

export function LoginForm() {
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  // The prerendered page has no navigation state.
  const { from, notice } = ((useHydrated() && state) || {}) as LoginState;
  const { entering, demand, setDemand, enter, form } = useLogin(from);
  const passkeyFailure = usePasskeySuggestions(enter);

  const onSubmit = (event: FormEvent) => {
    // Otherwise the notice would return after a reload.
    if (notice) void navigate(paths.login, { replace: true, state: { from } });
    void form.onSubmit(event);
  };

  const { user } = session;
  if (user?.isVerified && !form.busy && !entering)
    return <Navigate to={getDestinationAfterSignIn(user, from)} replace />;
  if (demand) return <SecondStep demand={demand} onSignedIn={enter} onBack={() => setDemand(null)} />;
  return (
    <Stack gap={3}>
      {entering ? null : <LoginNotice notice={notice} />}
      {passkeyFailure === null ? null : <Alert tone="error">{passkeyFailure}</Alert>}
      <ErrorSummary errors={form.errors} />
      <form onSubmit={onSubmit}>
        <FormFields>
          <EmailField {...form.field('email')} suggestsPasskeys />
          <CurrentPasswordField {...form.field('password')} />
          <Button type="submit" wide busy={form.busy || entering}>
            {t('signIn')}
          </Button>
        </FormFields>
      </form>
      <OtherWays from={from} onSignedIn={enter} withPasskeys />
      <p className={styles['foot']}>
        {REGISTRATION === 'open'
          ? t.rich('createAccount', { link: (chunks) => <TextLink to={paths.register}>{chunks}</TextLink> })
          : t(REGISTRATION === 'invite' ? 'byInvitation' : 'closed')}
      </p>
    </Stack>
  );
}

function useLogin(from: unknown) {
  const session = useSession();
  const navigate = useNavigate();
  const [entering, setEntering] = useState(false);
  const [demand, setDemand] = useState<SecondFactorDemand | null>(null);

  const enter = async ({ user, ...pair }: LoginResponse) => {
    setEntering(user.isVerified);
    await session.signIn(pair, user);
    if (user.isVerified) void navigate(getDestinationAfterSignIn(user, from), { replace: true });
  };

  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      ...(email.trim() ? {} : { email: t('emailError') }),
      ...(password ? {} : { password: t('passwordError') }),
    }),
    failure: t('failure'),
    submit: async ({ email, password }) => {
      try {
        await enter(await logIn({ email: email.trim(), password }));
      } catch (error) {
        const asked = findSecondFactor(error);
        if (!asked) throw error;
        setDemand(asked);
      }
    },
  });

  return { entering, demand, setDemand, enter, form };
}
