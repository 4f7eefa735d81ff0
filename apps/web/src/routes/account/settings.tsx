import { useSearchParams } from 'react-router-dom';
import { Security } from '../../features/settings/security';
import messages from '../../features/settings/messages.en';
import { ProfileTab } from '../../features/settings/profile-tab';
import { SettingsHead } from '../../features/settings/settings-head';
import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { Stack } from '../../ui/layout/layout';
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
  if (!user) return null;

  return (
    <UpgradePage feature="analysis">
      <Stack gap={2}>
        <SettingsHead />
        <Tabs
          label={t('title')}
          tabs={TABS}
          active={active}
          framed
          onChange={(tab) => setQuery(tab === 'profile' ? {} : { tab }, { replace: true })}
        >
          {active === 'profile' ? (
            <ProfileTab user={user} />
          ) : active === 'preferences' ? (
            <Preferences user={user} />
          ) : (
            <Security user={user} />
          )}
        </Tabs>
      </Stack>
    </UpgradePage>
  );
}
