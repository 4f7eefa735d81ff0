import type { Gender } from '@figura/contracts';
import { MIN_PASSWORD_LENGTH } from '@figura/contracts';
import { Navigate, useNavigate } from 'react-router-dom';
import { passwordLengthError } from '../../lib/forms/password-length-error';
import { registrationKey } from '../../lib/session/registration-key';
import { useSession } from '../../lib/session/session';
import { tokens } from '../../lib/session/tokens';
import type { FieldErrors } from '../../lib/forms/use-form';
import { useForm } from '../../lib/forms/use-form';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormFields } from '../../ui/forms/form-fields';
import { Grid, Stack } from '../../ui/layout/layout';
import { PasswordField } from '../../ui/forms/password-field';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import { TextLink } from '../../ui/links/text-link';
import { pairOf, register } from './api';
import { destinationAfterSignIn } from './destination';
import styles from './form.module.css';

const REGISTERED_MESSAGE = 'Registration successful! Please check your email for verification.';

const GENDER_OPTIONS: { value: Gender; label: string }[] = [
  { value: 'F', label: 'Female' },
  { value: 'NB', label: 'Other' },
];

const initial = { firstName: '', lastName: '', email: '', gender: '', password: '', accessCode: '' };

function validate(values: typeof initial): FieldErrors<typeof initial> {
  const errors: FieldErrors<typeof initial> = {};
  if (!values.firstName.trim()) errors.firstName = 'Please enter your first name';
  if (!values.lastName.trim()) errors.lastName = 'Please enter your last name';
  if (!values.email.trim()) errors.email = 'Please enter your email';
  else if (!/^\S+@\S+$/.test(values.email.trim())) errors.email = 'Please enter a valid email address';
  if (!values.gender) errors.gender = 'Please choose a gender';
  const password = values.password ? passwordLengthError(values.password) : 'Please choose a password';
  if (password) errors.password = password;
  return errors;
}

export function RegisterForm() {
  const { user, signIn } = useSession();
  const navigate = useNavigate();

  const form = useForm({
    initial,
    validate,
    failure: 'Registration failed. Please try again.',
    submit: async (values) => {
      const code = values.accessCode.trim();
      const answer = await register({
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        gender: values.gender as Gender,
        password: values.password,
        ...(code ? { accessCode: code } : {}),
      });
      registrationKey.keep(answer.registrationKey);
      const pair = pairOf(answer);
      if (pair) await signIn(pair);
      // Whoever was signed in here would hide what comes next, or be taken for the new account.
      else tokens.end();
      void navigate(paths.login, { state: { notice: REGISTERED_MESSAGE } });
    },
  });

  // Whoever is signed in has an account, and goes on with it.
  if (user?.isVerified) return <Navigate to={destinationAfterSignIn(user, undefined)} replace />;
  return (
    <Stack gap={3}>
      <ErrorSummary errors={form.errors} />
      <form onSubmit={form.onSubmit} noValidate>
        <FormFields>
          <Grid>
            <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" required />
            <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" required />
          </Grid>
          <TextField
            {...form.field('email')}
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <SelectField
            {...form.field('gender')}
            label="Gender"
            placeholder="Please choose"
            options={GENDER_OPTIONS}
            autoComplete="sex"
            required
          />
          <PasswordField
            {...form.field('password')}
            label="Password"
            hint={`At least ${MIN_PASSWORD_LENGTH} characters. Longer is better than complicated.`}
            autoComplete="new-password"
            minLength={MIN_PASSWORD_LENGTH}
            required
          />
          <TextField
            {...form.field('accessCode')}
            onChange={(event) => form.set('accessCode', event.target.value.toUpperCase())}
            className={styles['code']!}
            label="Coupon code (optional)"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" wide busy={form.busy}>
            Create Account
          </Button>
        </FormFields>
      </form>
      <p className={styles['foot']}>
        Already have an account? <TextLink to={paths.login}>Sign in</TextLink>
      </p>
    </Stack>
  );
}
