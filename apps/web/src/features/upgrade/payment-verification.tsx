import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout/layout';
import { PlatePage } from '../../ui/layout/plate-page';
import { Spinner } from '../../ui/feedback/spinner';
import { TextLink } from '../../ui/links/text-link';
import { UnpaidLinks } from './unpaid-links';
import { usePaymentVerification } from './use-payment-verification';

/** Time to read that the payment has arrived, in milliseconds. */
const READING_TIME_MS = 3000;

const HEADINGS = {
  verifying: 'Verifying Payment...',
  success: 'Payment Successful!',
  pending: 'Your Bank Is Confirming',
  incomplete: 'Payment Not Completed',
  error: 'Payment Error',
};

/** Where the payment provider sends a person back to: says whether her payment has arrived, and opens everything. */
export function PaymentVerification({ sessionId }: { sessionId: string }) {
  const { verification, retry } = usePaymentVerification(sessionId);
  return (
    <PlatePage
      title={HEADINGS[verification.state]}
      measuring="hips"
      caption="Every guide, every look and every week’s trends, cut to your measurements."
    >
      {verification.state === 'verifying' ? (
        <Spinner label="Please wait while we confirm your payment." />
      ) : null}
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
      <Alert tone="success">You now have lifetime access to all features.</Alert>
      <p>
        A receipt is on its way to your mailbox. Taking you to your dashboard.{' '}
        <TextLink to={paths.dashboard} replace>
          Go there now
        </TextLink>
      </p>
    </Stack>
  );
}

function Pending({ message }: { message: string }) {
  return (
    <Stack gap={3}>
      <Alert tone="info">{message}</Alert>
      <p>
        This page looks again every few seconds. A bank debit may take some days: you can leave, and a receipt
        comes by mail when it is done. You will not be charged twice.
      </p>
      <div>
        <ButtonLink to={paths.dashboard} variant="secondary">
          Return to Dashboard
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
      {onRetry ? <p>If you have paid, you will not be charged again.</p> : null}
      <Cluster>
        {onRetry ? <Button onClick={onRetry}>Check again</Button> : null}
        <ButtonLink to={paths.dashboard} variant={onRetry ? 'secondary' : 'primary'}>
          Return to Dashboard
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
