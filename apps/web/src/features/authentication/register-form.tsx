import type { Gender } from '@figura/contracts';
import { MIN_PASSWORD_LENGTH } from '@figura/contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
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
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { Checkbox } from '../../ui/forms/checkbox';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormFields } from '../../ui/forms/form-fields';
import { Stack } from '../../ui/layout/layout';
import { PasswordField } from '../../ui/forms/password-field';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import { TextLink } from '../../ui/links/text-link';
import { toTokenPair, register } from './api';
import { getDestinationAfterSignIn } from './destination';
import { EmailField } from './email-field';
import styles from './form.module.css';
import messages from './register.messages.en';

const t = translator(messages.registerForm);

const GENDER_OPTIONS: { value: Gender; label: string }[] = [
  { value: 'F', label: t('female') },
  { value: 'NB', label: t('other') },
];

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
  const errors: FieldErrors<typeof initial> = {};
  if (!values.firstName.trim()) errors.firstName = t('firstNameError');
  if (!values.lastName.trim()) errors.lastName = t('lastNameError');
  if (!values.email.trim()) errors.email = t('emailError');
  else if (!/^\S+@\S+$/.test(values.email.trim())) errors.email = t('emailInvalid');
  if (!values.gender) errors.gender = t('genderError');
  const password = values.password ? findPasswordLengthError(values.password) : t('passwordError');
  if (password) errors.password = password;
  if (!values.adult) errors.adult = t('adultError');
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
      const answer = await register({
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
      registrationKey.keep(answer.registrationKey);
      const pair = toTokenPair(answer);
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

interface AdultProps {
  field: ReturnType<ReturnType<typeof useForm<typeof initial>>['field']>;
  onChange: (isAdult: boolean) => void;
}

function Adult({ field: { id, name, value, error }, onChange }: AdultProps) {
  const errorId = `${id}-error`;
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        value="yes"
        checked={value === 'yes'}
        onChange={(event) => onChange(event.target.checked)}
        label={t('adult')}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        required
      />
      {error === undefined ? null : (
        <p className={styles['wrong']} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

function Fields({ form }: { form: ReturnType<typeof useForm<typeof initial>> }) {
  const [isOpened, setOpened] = useState(false);
  const code = form.field('accessCode');
  const isCodeShown = isOpened || code.value !== '' || code.error !== undefined;
  return (
    <FormFields>
      <div className={styles['names']}>
        <TextField {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" required />
        <TextField {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" required />
      </div>
      <EmailField {...form.field('email')} />
      <SelectField
        {...form.field('gender')}
        label={t('gender')}
        placeholder={t('choose')}
        options={GENDER_OPTIONS}
        autoComplete="sex"
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        hint={t('passwordHint', { minimum: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        required
      />
      <Adult field={form.field('adult')} onChange={(isAdult) => form.set('adult', isAdult ? 'yes' : '')} />
      {!SELLS ? null : isCodeShown ? (
        <TextField
          {...code}
          onChange={(event) => {
            setOpened(true);
            form.set('accessCode', event.target.value.toUpperCase());
          }}
          className={styles['code']!}
          label={t('accessCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            // The button that had the focus is gone.
            flushSync(() => setOpened(true));
            document.getElementById(code.id)?.focus();
          }}
        >
          {t('openCode')}
        </Button>
      )}
      <Button type="submit" wide busy={form.busy}>
        {t('createAccount')}
      </Button>
    </FormFields>
  );
}
