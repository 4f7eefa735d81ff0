import type { User } from '@figura/contracts';
import { AppearanceForm } from '../../features/appearance/appearance-form';
import { LifeStatesForm } from '../../features/limits/life-states-form';
import { LimitsForm } from '../../features/limits/limits-form';
import { NeverForm } from '../../features/limits/never-form';
import { TasteForm } from '../../features/limits/taste-form';
import messages from '../../features/settings/messages.en';
import { SettingsSection } from '../../features/settings/settings-section';
import { translator } from '../../lib/messages/translator';

const t = translator(messages.settings);

/** How the user is drawn, and what clothes should know of them. Each choice is saved as it is made. */
export function Preferences({ user }: { user: User }) {
  return (
    <>
      <SettingsSection title={t('yourFigure')} lead={t('aboutYourFigure')}>
        <AppearanceForm key={user.id} user={user} />
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
  );
}
