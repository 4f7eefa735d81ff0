import { useSearchParams } from 'react-router-dom';
import { SELLS } from '../../content/door';
import { Security } from '../../features/settings/security';
import { Plan } from '../../features/settings/plan';
import messages from '../../features/settings/messages.en';
import { ProfileForm } from '../../features/settings/profile-form';
import { SettingsHead } from '../../features/settings/settings-head';
import { SettingsRows } from '../../features/settings/settings-rows';
import { SettingsSection } from '../../features/settings/settings-section';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { Page, Stack } from '../../ui/layout/layout';
import { Tabs } from '../../ui/tabs';
import { Preferences } from './preferences';

const t = translator(messages.settings);

const TABS = [
  { id: 'profile', label: t('profileSettings') },
  { id: 'security', label: t('security') },
  { id: 'preferences', label: t('preferences') },
] as const;

export default function Settings() {
  useTitle(t('title'));
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const active = TABS.find(({ id }) => id === query.get('tab'))?.id ?? 'profile';
  const { openUpgrade, upgradeDialog } = useUpgrade('analysis');
  if (!user) return null;

  return (
    <Page>
      <Stack gap={2}>
        <SettingsHead />
        <Tabs
          label={t('title')}
          tabs={TABS}
          active={active}
          onChange={(tab) => setQuery(tab === 'profile' ? {} : { tab }, { replace: true })}
        >
          {active === 'profile' ? (
            <>
              <SettingsRows user={user} />
              <SettingsSection id="you" title={t('you')}>
                <ProfileForm key={user.id} user={user} />
              </SettingsSection>
              {SELLS ? (
                <SettingsSection id="plan" title={t('yourPlan')} lead={t('aboutPlan')}>
                  <Plan key={String(user.hasPaid)} hasPaid={user.hasPaid} onUpgrade={openUpgrade} />
                </SettingsSection>
              ) : null}
            </>
          ) : active === 'preferences' ? (
            <Preferences user={user} />
          ) : (
            <Security user={user} />
          )}
        </Tabs>
      </Stack>
      {upgradeDialog}
    </Page>
  );
}
