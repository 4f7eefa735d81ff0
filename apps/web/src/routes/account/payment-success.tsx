import { useSearchParams } from 'react-router-dom';
import messages from '../../features/upgrade/messages.en';
import { PaymentVerification } from '../../features/upgrade/payment-verification';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';

const t = translator(messages.labels);

export default function PaymentSuccess() {
  useTitle(t('paymentSuccess'));
  const [query] = useSearchParams();
  return <PaymentVerification sessionId={query.get('session_id')?.trim() ?? ''} />;
}
