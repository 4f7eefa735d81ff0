import type {
  Gender,
  LoginResponse,
  Newcomer as NewcomerOfProvider,
  SecondFactorDemand,
} from '@figura/contracts';
import { useState } from 'react';
import { REGISTRATION } from '../../content/door';
import { useChange } from '../../lib/api/use-change';
import { findAnswersToKeep, toStartAnswersDto } from '../../lib/drafts/start-answers';
import { useForm } from '../../lib/forms/use-form';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormFields } from '../../ui/forms/form-fields';
import { Cluster, Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/links/text-link';
import { linkProvider, registerWithProvider, requestLinkMail } from './api';
import { CurrentPasswordField } from './current-password-field';
import { EmailField } from './email-field';
import { findPersonErrors, GenderField, LastFields, NameFields } from './person-fields';
import { findSecondFactor } from './second-step';
import { newcomer as t } from './sign-in-ways.messages.en';

interface NewcomerProps {
  newcomer: NewcomerOfProvider;
  invitation: string | null;
  onSignedIn: (response: LoginResponse) => Promise<void>;
  onSecondStep: (demand: SecondFactorDemand) => void;
}

export function Newcomer(props: NewcomerProps) {
  const { provider, email, isEmailVerified, hasAccount } = props.newcomer;
  const { name } = provider;
  const isOpen = REGISTRATION === 'open' || (REGISTRATION === 'invite' && props.invitation !== null);
  const canRegister = isEmailVerified && isOpen;
  const [way, setWay] = useState<'link' | 'register' | null>(hasAccount ? 'link' : null);
  return (
    <Stack gap={3}>
      <Alert tone="info">{email === null ? t('signedIn', { name }) : t('signedInAt', { name, email })}</Alert>
      {hasAccount ? <p>{t('hasAccount', { name })}</p> : null}
      {!isEmailVerified ? (
        <p>
          {t.rich('unverified', {
            name,
            link: (chunks) => <TextLink to={paths.register}>{chunks}</TextLink>,
          })}
        </p>
      ) : null}
      {!hasAccount && canRegister ? <p>{t('whichWay')}</p> : null}
      {!hasAccount && isEmailVerified && !isOpen ? (
        <p>{t(REGISTRATION === 'invite' ? 'byInvitation' : 'closed', { name })}</p>
      ) : null}
      {hasAccount ? null : (
        <Cluster>
          {canRegister ? (
            <Button
              variant={way === 'register' ? 'primary' : 'secondary'}
              aria-pressed={way === 'register'}
              onClick={() => setWay('register')}
            >
              {t('register')}
            </Button>
          ) : null}
          <Button
            variant={way === 'link' ? 'primary' : 'secondary'}
            aria-pressed={way === 'link'}
            onClick={() => setWay('link')}
          >
            {t('link')}
          </Button>
        </Cluster>
      )}
      {way === 'link' ? <LinkForm {...props} /> : null}
      {hasAccount ? <LinkByMail newcomer={props.newcomer} /> : null}
      {way === 'register' ? <RegisterForm {...props} /> : null}
    </Stack>
  );
}

function LinkForm({ newcomer, onSignedIn, onSecondStep }: NewcomerProps) {
  const { ticket, provider, email, hasAccount } = newcomer;
  const form = useForm({
    initial: { email: hasAccount ? (email ?? '') : '', password: '' },
    validate: (values) => ({
      ...(values.email.trim() ? {} : { email: t('emailError') }),
      ...(values.password ? {} : { password: t('passwordError') }),
    }),
    failure: t('linkFailure'),
    submit: async (values) => {
      try {
        const { password } = values;
        await onSignedIn(await linkProvider({ ticket, email: values.email.trim(), password }));
      } catch (error) {
        const demand = findSecondFactor(error);
        if (!demand) throw error;
        onSecondStep(demand);
      }
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFields>
        <ErrorSummary errors={form.errors} />
        <EmailField {...form.field('email')} />
        <CurrentPasswordField {...form.field('password')} />
        <Button type="submit" wide busy={form.busy}>
          {t('linkSubmit', { name: provider.name })}
        </Button>
      </FormFields>
    </form>
  );
}

function LinkByMail({ newcomer }: { newcomer: NewcomerOfProvider }) {
  const [message, setMessage] = useState<string | null>(null);
  const { busy, error, run } = useChange(t('mailFailure'));
  if (message !== null) return <Alert tone="success">{message}</Alert>;
  const ask = () => run(async () => setMessage((await requestLinkMail(newcomer)).message));
  return (
    <Stack gap={1}>
      <p>{t('noPassword')}</p>
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void ask()}>
          {t('mail')}
        </Button>
      </div>
    </Stack>
  );
}

function RegisterForm({ newcomer, invitation, onSignedIn }: NewcomerProps) {
  const { ticket, firstName, lastName } = newcomer;
  const form = useForm({
    initial: { firstName, lastName, gender: '', adult: '', accessCode: '' },
    validate: findPersonErrors,
    failure: t('registerFailure'),
    submit: async (values) => {
      const code = values.accessCode.trim();
      const start = findAnswersToKeep();
      await onSignedIn(
        await registerWithProvider({
          ticket,
          firstName: values.firstName.trim(),
          lastName: values.lastName.trim(),
          gender: values.gender as Gender,
          adult: true,
          ...(invitation !== null && { invitation }),
          ...(code ? { accessCode: code } : {}),
          ...(start ? { start: toStartAnswersDto(start) } : {}),
        }),
      );
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFields>
        <ErrorSummary errors={form.errors} />
        <NameFields form={form} />
        <GenderField form={form} />
        <LastFields form={form}>
          <Button type="submit" wide busy={form.busy}>
            {t('registerSubmit')}
          </Button>
        </LastFields>
      </FormFields>
    </form>
  );
}
