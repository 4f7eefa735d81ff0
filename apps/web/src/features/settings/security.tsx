import type { User } from '@figura/contracts';
import { useQuery } from '../../lib/api/use-query';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { AccountDeletion } from './account-deletion';
import { ApiKeys } from './api-keys';
import { DataExport } from './data-export';
import { FirstPasswordForm } from './first-password-form';
import { LinkedProviders } from './linked-providers';
import { settings as t } from './messages.en';
import { Passkeys } from './passkeys';
import { PasswordForm } from './password-form';
import { SecondStep } from './second-step';
import { SettingsSection } from './settings-section';
import { apiKeys as tKeys, methods as tMethods } from './sign-in-methods.messages.en';

export function Security({ user }: { user: User }) {
  const query = useQuery('/user/sign-in-methods');
  const { data: methods, error } = query;
  const { email } = user;
  const onChange = () => query.mutate();
  return (
    <>
      <SettingsSection
        title={t('password')}
        lead={methods?.hasPassword === false ? tMethods('aboutFirstPassword') : t('aboutPassword')}
      >
        {methods?.hasPassword === false ? (
          <FirstPasswordForm email={email} onSet={onChange} />
        ) : (
          <PasswordForm email={email} />
        )}
      </SettingsSection>
      {error && !methods ? <LoadFailure message={tMethods('loadFailure')} query={query} /> : null}
      <SettingsSection title={tMethods('passkeys')} lead={tMethods('aboutPasskeys')}>
        {methods ? <Passkeys {...{ email, methods, onChange }} /> : <Skeleton width="16rem" />}
      </SettingsSection>
      <SettingsSection title={tMethods('secondStep')} lead={tMethods('aboutSecondStep')}>
        {methods ? <SecondStep {...{ email, methods, onChange }} /> : <Skeleton width="16rem" />}
      </SettingsSection>
      {methods?.providers.length ? (
        <SettingsSection title={tMethods('providers')} lead={tMethods('aboutProviders')}>
          <LinkedProviders {...{ email, methods, onChange }} />
        </SettingsSection>
      ) : null}
      <SettingsSection title={tKeys('title')} lead={tKeys('about')}>
        {methods ? <ApiKeys email={email} asksPassword={methods.hasPassword} /> : <Skeleton width="16rem" />}
      </SettingsSection>
      <SettingsSection title={t('yourData')} lead={t('aboutData')}>
        <DataExport />
      </SettingsSection>
      <SettingsSection title={t('leaving')} lead={t('aboutLeaving')}>
        <AccountDeletion email={email} hasPaid={user.hasPaid} />
      </SettingsSection>
    </>
  );
}
