import { useSearchParams } from 'react-router-dom';
import { AccountDeletion } from '../../features/settings/account-deletion';
import { Appearance } from '../../features/settings/appearance';
import { DataExport } from '../../features/settings/data-export';
import { PasswordForm } from '../../features/settings/password-form';
import { Plan } from '../../features/settings/plan';
import { ProfileForm } from '../../features/settings/profile-form';
import { SettingsSection } from '../../features/settings/settings-section';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { paths } from '../../paths';
import { Page, Stack } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { Tabs } from '../../ui/tabs';

const TABS = [
  { id: 'profile', label: 'Profile Settings' },
  { id: 'security', label: 'Security' },
] as const;

export default function Settings() {
  useTitle('Settings');
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const active = query.get('tab') === 'security' ? 'security' : 'profile';
  const { openUpgrade, upgradeDialog } = useUpgrade('your whole analysis');
  if (!user) return null;

  return (
    <Page>
      <Stack gap={5}>
        <PageHeader title="Settings" back={{ to: paths.dashboard, label: 'Back to Dashboard' }} />
        <Tabs
          label="Settings"
          tabs={TABS}
          active={active}
          onChange={(tab) => setQuery(tab === 'profile' ? {} : { tab }, { replace: true })}
        >
          {active === 'profile' ? (
            <>
              <SettingsSection title="You" lead="How we greet you, and the units that you measure in.">
                <ProfileForm key={user.id} user={user} />
              </SettingsSection>
              <SettingsSection title="Your plan" lead="What is open to you, and what you paid for it.">
                <Plan hasPaid={user.hasPaid} onUpgrade={openUpgrade} />
              </SettingsSection>
              <SettingsSection title="Appearance" lead="For this browser only.">
                <Appearance />
              </SettingsSection>
            </>
          ) : (
            <>
              <SettingsSection title="Password" lead="A new password signs out every other device.">
                <PasswordForm email={user.email} />
              </SettingsSection>
              <SettingsSection title="Your data" lead="Everything that we hold about you, in one file.">
                <DataExport />
              </SettingsSection>
              <SettingsSection title="Leaving" lead="Payment records stay, without your name and address.">
                <AccountDeletion email={user.email} hasPaid={user.hasPaid} />
              </SettingsSection>
            </>
          )}
        </Tabs>
      </Stack>
      {upgradeDialog}
    </Page>
  );
}
