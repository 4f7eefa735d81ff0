import { Navigate } from 'react-router-dom';
import { PlatePage } from '../../ui/layout/plate-page';
import { VerificationReminder } from '../../features/authentication/verification-reminder';
import { YourData } from '../../features/settings/your-data';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { paths } from '../../paths';
import { verifyReminder as t } from '../../features/authentication/verify-reminder.messages.en';

export default function VerifyReminder() {
  useTitle(t('title'));
  const { user } = useSession();
  if (!user) return null;
  if (user.isVerified) return <Navigate to={paths.introWelcome} replace />;
  return (
    <PlatePage eyebrow={t('eyebrow')} title={t('title')} plate="woman-c-chosen" caption={t('caption')}>
      <VerificationReminder user={user} />
      <YourData email={user.email} hasPaid={user.hasPaid} />
    </PlatePage>
  );
}
