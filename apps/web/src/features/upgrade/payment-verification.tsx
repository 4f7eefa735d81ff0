import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout/layout';
import { PlatePage } from '../../ui/layout/plate-page';
import { Spinner } from '../../ui/feedback/spinner';
import { TextLink } from '../../ui/links/text-link';
import { paymentVerification as t } from './messages.en';
import { UnpaidLinks } from './unpaid-links';
import { usePaymentVerification } from './use-payment-verification';

const READING_TIME_MS = 3000;

export function PaymentVerification({ sessionId }: { sessionId: string }) {
  const { verification, retry } = usePaymentVerification(sessionId);
  return (
    <PlatePage title={t(`title.${verification.state}`)} plate="woman-a-chosen" caption={t('caption')}>
      {verification.state === 'verifying' ? <Spinner label={t('verifying')} /> : null}
      {verification.state === 'success' ? <Success /> : null}
      {verification.state === 'pending' ? <Pending message={verification.message} /> : null}
      {verification.state === 'incomplete' ? <Incomplete message={verification.message} /> : null}
      {verification.state === 'error' ? (
        <Failure message={verification.message} onRetry={verification.again ? retry : undefined} />
      ) : null}
    </PlatePage>
  );
}

function Success() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.dashboard, { replace: true }), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Stack gap={3}>
      <Alert tone="success">{t('success')}</Alert>
      <p>
        {t.rich('receipt', {
          link: (chunks) => (
            <TextLink to={paths.dashboard} replace>
              {chunks}
            </TextLink>
          ),
        })}
      </p>
    </Stack>
  );
}

function Pending({ message }: { message: string }) {
  return (
    <Stack gap={3}>
      <Alert tone="info">{message}</Alert>
      <p>{t('pending')}</p>
      <div>
        <ButtonLink to={paths.dashboard} variant="secondary">
          {t('toDashboard')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Incomplete({ message }: { message: string }) {
  return (
    <Stack gap={3}>
      <Alert tone="error">{message}</Alert>
      <UnpaidLinks />
    </Stack>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: (() => void) | undefined }) {
  return (
    <Stack gap={3}>
      <Alert tone="error">{message}</Alert>
      {onRetry ? <p>{t('noSecondCharge')}</p> : null}
      <Cluster>
        {onRetry ? <Button onClick={onRetry}>{t('checkAgain')}</Button> : null}
        <ButtonLink to={paths.dashboard} variant={onRetry ? 'secondary' : 'primary'}>
          {t('toDashboard')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
