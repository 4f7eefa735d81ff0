import { translator } from '../../lib/messages/translator';
import { PageHeader } from '../../ui/layout/page-header';
import messages from './messages.en';

const t = translator(messages.settings);

export function SettingsHead() {
  return <PageHeader title={t('title')} />;
}
