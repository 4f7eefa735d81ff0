import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/links/text-link';
import styles from './form.module.css';

interface OtherSessionProps {
  /** The masked address that the link belongs to. */
  email: string;
  onSignOut: () => void;
}

/** A link of one person in a browser where another one is signed in: it replaces nobody's session. */
export function OtherSession({ email, onSignOut }: OtherSessionProps) {
  const { user } = useSession();
  return (
    <Stack gap={4}>
      <Alert tone="warning" title={`This link belongs to ${email}`}>
        You are signed in as {user?.email}. Nothing was changed. To verify the other address here, sign out
        first.
      </Alert>
      <Cluster gap={3} className={styles['foot']!}>
        <Button onClick={onSignOut}>Sign out and verify</Button>
        <TextLink to={paths.dashboard}>Stay signed in</TextLink>
      </Cluster>
    </Stack>
  );
}
