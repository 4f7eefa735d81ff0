import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/links/text-link';
import styles from './form.module.css';
import { otherSession as t } from './verify-email-asks.messages.en';

interface OtherSessionProps {
  /** Masked. */
  email: string;
  onSignOut: () => void;
}

export function OtherSession({ email, onSignOut }: OtherSessionProps) {
  const { user } = useSession();
  return (
    <Stack gap={4}>
      <Alert tone="warning" title={t('title', { email })}>
        {t('signedInAs', { email: user?.email ?? '' })}
      </Alert>
      <Cluster gap={3} className={styles['foot']!}>
        <Button onClick={onSignOut}>{t('signOutAndVerify')}</Button>
        <TextLink to={paths.dashboard}>{t('staySignedIn')}</TextLink>
      </Cluster>
    </Stack>
  );
}
