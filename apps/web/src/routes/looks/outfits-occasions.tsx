import { useSearchParams } from 'react-router-dom';
import messages from '../../features/outfits/messages.en';
import { OfferView, type OfferedPiece } from '../../features/outfits/offer-view';
import type { OutfitsTab } from '../../features/outfits/outfits-page';
import { OutfitsPage } from '../../features/outfits/outfits-page';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';
import { ShopOffer } from '../../features/products/shop-offer';

const t = translator(messages.outfitsPage);

const TABS: readonly OutfitsTab[] = ['kept', 'pack'];

const offerView = (piece: OfferedPiece) => <ShopOffer {...piece} />;

export default function OutfitsOccasions() {
  useTitle(t('title'));
  const [query, setQuery] = useSearchParams();
  const { openUpgrade, upgradeDialog } = useUpgrade('outfits');
  return (
    <Page>
      <OfferView value={offerView}>
        <OutfitsPage
          tab={TABS.find((tab) => tab === query.get('tab')) ?? 'suggest'}
          onTab={(tab) => {
            // The question stays, for the way back.
            const next = new URLSearchParams(query);
            if (tab === 'suggest') next.delete('tab');
            else next.set('tab', tab);
            setQuery(next, { replace: true });
          }}
          onUnlock={openUpgrade}
        />
      </OfferView>
      {upgradeDialog}
    </Page>
  );
}
