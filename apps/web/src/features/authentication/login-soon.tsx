import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/links/text-link';
import styles from './form.module.css';
import { loginSoon as t } from './messages.en';

/** In milliseconds. */
const READING_TIME_MS = 2000;

export function LoginSoon({ message }: { message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Stack gap={3}>
      <Alert tone="success">{message}</Alert>
      <p className={styles['foot']}>
        {t.rich('toLogin', { link: (chunks) => <TextLink to={paths.login}>{chunks}</TextLink> })}
      </p>
    </Stack>
  );
}
