import { Occasions } from '../../features/looks/occasions';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

export default function OutfitsOccasions() {
  useTitle('Outfits for occasions');
  const { user } = useSession();
  return (
    <Page>
      <Occasions measurements={user?.measurements ?? {}} />
    </Page>
  );
}
