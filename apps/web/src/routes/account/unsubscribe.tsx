import { useParams } from 'react-router-dom';
import { Unsubscribe } from '../../features/monday-mail/unsubscribe';
import { unsubscribePage as t } from '../../features/monday-mail/messages.en';
import { useTitle } from '../../lib/page/use-title';
import { PlatePage } from '../../ui/layout/plate-page';

export default function UnsubscribeRoute() {
  const { token = '' } = useParams();
  useTitle(t('title'));
  return (
    <PlatePage title={t('title')} plate="woman-d-first" caption={t('caption')}>
      <Unsubscribe key={token} token={token} />
    </PlatePage>
  );
}
