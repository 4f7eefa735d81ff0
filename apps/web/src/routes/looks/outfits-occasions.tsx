import messages from '../../features/looks/messages.en';
import { Occasions } from '../../features/looks/occasions';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

const t = translator(messages.outfitsOccasions);

export default function OutfitsOccasions() {
  useTitle(t('title'));
  const { user } = useSession();
  return (
    <Page>
      <Occasions measurements={user?.measurements ?? {}} />
    </Page>
  );
}
