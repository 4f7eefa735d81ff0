import { useSearchParams } from 'react-router-dom';
import { AppearanceForm } from '../../features/appearance/appearance-form';
import { SizesForm } from '../../features/appearance/sizes-form';
import { LifeStatesForm } from '../../features/limits/life-states-form';
import { LimitsForm } from '../../features/limits/limits-form';
import { NeverForm } from '../../features/limits/never-form';
import { TasteForm } from '../../features/limits/taste-form';
import { Security } from '../../features/settings/security';
import { Plan } from '../../features/settings/plan';
import messages from '../../features/settings/messages.en';
import { ProfileForm } from '../../features/settings/profile-form';
import { SettingsSection } from '../../features/settings/settings-section';
import { ThemeChoice } from '../../features/settings/theme-choice';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { paths } from '../../paths';
import { Page, Stack } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { Tabs } from '../../ui/tabs';

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
      <Stack gap={5}>
        <PageHeader title={t('title')} back={{ to: paths.dashboard, label: t('backToDashboard') }} />
        <Tabs
          label={t('title')}
          tabs={TABS}
          active={active}
          onChange={(tab) => setQuery(tab === 'profile' ? {} : { tab }, { replace: true })}
        >
          {active === 'profile' ? (
            <>
              <SettingsSection title={t('you')} lead={t('aboutYou')}>
                <ProfileForm key={user.id} user={user} />
              </SettingsSection>
              <SettingsSection title={t('yourPlan')} lead={t('aboutPlan')}>
                <Plan key={String(user.hasPaid)} hasPaid={user.hasPaid} onUpgrade={openUpgrade} />
              </SettingsSection>
              <SettingsSection title={t('appearance')} lead={t('aboutAppearance')}>
                <ThemeChoice />
              </SettingsSection>
            </>
          ) : active === 'preferences' ? (
            <>
              <SettingsSection title={t('yourFigure')} lead={t('aboutYourFigure')}>
                <AppearanceForm key={user.id} user={user} />
              </SettingsSection>
              <SettingsSection title={t('sizes')} lead={t('aboutSizes')}>
                <SizesForm key={user.id} user={user} />
              </SettingsSection>
              <SettingsSection title={t('taste')} lead={t('aboutTaste')}>
                <TasteForm key={user.id} user={user} />
              </SettingsSection>
              <SettingsSection title={t('never')} lead={t('aboutNever')}>
                <NeverForm key={user.id} user={user} />
              </SettingsSection>
              <SettingsSection title={t('lifeStates')} lead={t('aboutLifeStates')}>
                <LifeStatesForm key={user.id} user={user} />
              </SettingsSection>
              <SettingsSection title={t('limits')} lead={t('aboutLimits')}>
                <LimitsForm key={user.id} user={user} />
              </SettingsSection>
            </>
          ) : (
            <Security user={user} />
          )}
        </Tabs>
      </Stack>
      {upgradeDialog}
    </Page>
  );
}
