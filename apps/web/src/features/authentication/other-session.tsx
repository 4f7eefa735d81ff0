import { useSession } from '../../lib/session/session';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/links/text-link';
import styles from './form.module.css';
import messages from './verify-email-asks.messages.en';

const t = translator(messages.otherSession);

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
