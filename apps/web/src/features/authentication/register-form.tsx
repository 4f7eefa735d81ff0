import type { Gender } from '@figura/contracts';
import { MIN_PASSWORD_LENGTH } from '@figura/contracts';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { REGISTRATION, SELLS } from '../../content/door';
import { findAnswersToKeep, toStartAnswersDto } from '../../lib/drafts/start-answers';
import { findPasswordLengthError } from '../../lib/forms/password-length-error';
import { registrationKey } from '../../lib/session/registration-key';
import { useSession } from '../../lib/session/session';
import { tokens } from '../../lib/session/tokens';
import { useFirstFocus } from '../../lib/forms/use-first-focus';
import type { FieldErrors } from '../../lib/forms/use-form';
import { useForm } from '../../lib/forms/use-form';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormFields } from '../../ui/forms/form-fields';
import { Stack } from '../../ui/layout/layout';
import { PasswordField } from '../../ui/forms/password-field';
import { TextLink } from '../../ui/links/text-link';
import { toTokenPair, register } from './api';
import { getDestinationAfterSignIn } from './destination';
import { EmailField } from './email-field';
import styles from './form.module.css';
import { OtherWays } from './other-ways';
import { findPersonErrors, GenderField, LastFields, NameFields } from './person-fields';
import { registerForm as t } from './register.messages.en';

const initial = {
  firstName: '',
  lastName: '',
  email: '',
  gender: '',
  password: '',
  adult: '',
  accessCode: '',
};

function validate(values: typeof initial): FieldErrors<typeof initial> {
  const errors: FieldErrors<typeof initial> = findPersonErrors(values);
  if (!values.email.trim()) errors.email = t('emailError');
  else if (!/^\S+@\S+$/.test(values.email.trim())) errors.email = t('emailInvalid');
  const password = values.password ? findPasswordLengthError(values.password) : t('passwordError');
  if (password) errors.password = password;
  return errors;
}

export function RegisterForm() {
  const { user, signIn } = useSession();
  const navigate = useNavigate();
  const invitation = new URLSearchParams(useLocation().search).get('invitation');

  const form = useForm({
    initial,
    validate,
    failure: t('failure'),
    submit: async (values) => {
      const code = values.accessCode.trim();
      const start = findAnswersToKeep();
      const response = await register({
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        gender: values.gender as Gender,
        password: values.password,
        adult: true,
        ...(invitation !== null && { invitation }),
        ...(code ? { accessCode: code } : {}),
        ...(start ? { start: toStartAnswersDto(start) } : {}),
      });
      registrationKey.keep(response.registrationKey);
      const pair = toTokenPair(response);
      if (pair) await signIn(pair);
      // A session left here would hide the next page or pass for the new account.
      else tokens.end();
      void navigate(paths.login, { state: { notice: t('registered') } });
    },
  });

  const [isKept] = useState(() => findAnswersToKeep() !== null);
  useFirstFocus(form.field('firstName').id, isKept);

  if (user?.isVerified) return <Navigate to={getDestinationAfterSignIn(user, undefined)} replace />;
  if (REGISTRATION === 'closed' || (REGISTRATION === 'invite' && invitation === null)) return <NotOpen />;
  return (
    <Stack gap={3}>
      <ErrorSummary errors={form.errors} />
      <form onSubmit={form.onSubmit} noValidate>
        <Fields form={form} />
      </form>
      <OtherWays invitation={invitation} />
      <p className={styles['foot']}>
        {t.rich('signIn', { link: (chunks) => <TextLink to={paths.login}>{chunks}</TextLink> })}
        <br />
        {t.rich(SELLS ? 'terms' : 'termsOfUse', {
          link: (chunks) => <TextLink to={paths.terms}>{chunks}</TextLink>,
        })}
      </p>
    </Stack>
  );
}

function NotOpen() {
  return (
    <Stack gap={3}>
      <Alert tone="info">{t(REGISTRATION === 'invite' ? 'byInvitation' : 'closed')}</Alert>
      <p className={styles['foot']}>
        {t.rich('signIn', { link: (chunks) => <TextLink to={paths.login}>{chunks}</TextLink> })}
      </p>
    </Stack>
  );
}

function Fields({ form }: { form: ReturnType<typeof useForm<typeof initial>> }) {
  return (
    <FormFields>
      <NameFields form={form} />
      <EmailField {...form.field('email')} />
      <GenderField form={form} />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        hint={t('passwordHint', { minimum: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        required
      />
      <LastFields form={form}>
        <Button type="submit" wide busy={form.busy}>
          {t('createAccount')}
        </Button>
      </LastFields>
    </FormFields>
  );
}
