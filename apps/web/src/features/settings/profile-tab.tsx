import type { User } from '@figura/contracts';
import { SELLS } from '../../content/door';
import { settings as t } from './messages.en';
import { Plan } from './plan';
import { ProfileForm } from './profile-form';
import { SettingsSection } from './settings-section';

export function ProfileTab({ user }: { user: User }) {
  return (
    <>
      <ProfileForm key={user.id} user={user} />
      {SELLS ? (
        <SettingsSection id="plan" title={t('yourPlan')} isNarrow>
          <Plan key={String(user.hasPaid)} hasPaid={user.hasPaid} />
        </SettingsSection>
      ) : null}
    </>
  );
}
