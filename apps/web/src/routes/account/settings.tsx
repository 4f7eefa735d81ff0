import { useSearchParams } from 'react-router-dom';
import { Security } from '../../features/settings/security';
import { settings as t } from '../../features/settings/messages.en';
import { ProfileTab } from '../../features/settings/profile-tab';
import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { paths } from '../../paths';
import { Stack } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { TextLink } from '../../ui/links/text-link';
import { Tabs } from '../../ui/tabs';
import { Preferences } from './preferences';

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
        <PageHeader title={t('title')} />
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
        <p>
          <TextLink to={paths.dashboard}>{t('backToToday')}</TextLink>
        </p>
      </Stack>
    </UpgradePage>
  );
}
