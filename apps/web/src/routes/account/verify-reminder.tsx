import { Navigate } from 'react-router-dom';
import { PlatePage } from '../../ui/layout/plate-page';
import { VerifyReminder as Reminder } from '../../features/authentication/verify-reminder';
import { YourData } from '../../features/settings/your-data';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { paths } from '../../paths';

export default function VerifyReminder() {
  useTitle('Please verify your email');
  const { user } = useSession();
  if (!user) return null;
  if (user.isVerified) return <Navigate to={paths.introWelcome} replace />;
  return (
    <PlatePage
      eyebrow="One step left"
      title="Please verify your email"
      measuring="chestToCrotch"
      caption="Your tape measure can come out as soon as we know that it is you."
    >
      <Reminder user={user} />
      <YourData email={user.email} hasPaid={user.hasPaid} />
    </PlatePage>
  );
}
