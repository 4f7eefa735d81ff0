import type { User } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { AccountDeletion } from './account-deletion';
import { DataExport } from './data-export';
import messages from './messages.en';
import { PasswordForm } from './password-form';
import { SettingsSection } from './settings-section';

const t = translator(messages.settings);

export function Security({ user }: { user: User }) {
  return (
    <>
      <SettingsSection title={t('password')} lead={t('aboutPassword')}>
        <PasswordForm email={user.email} />
      </SettingsSection>
      <SettingsSection title={t('yourData')} lead={t('aboutData')}>
        <DataExport />
      </SettingsSection>
      <SettingsSection title={t('leaving')} lead={t('aboutLeaving')}>
        <AccountDeletion email={user.email} hasPaid={user.hasPaid} />
      </SettingsSection>
    </>
  );
}
