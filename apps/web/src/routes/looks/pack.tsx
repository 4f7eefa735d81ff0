import { OfferView, type OfferedPiece } from '../../features/outfits/offer-view';
import messages from '../../features/outfits/pack.messages.en';
import { PackPage } from '../../features/outfits/pack-page';
import { ShopOffer } from '../../features/products/shop-offer';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';
import styles from './outfits.module.css';

const t = translator(messages.packPage);

const offerView = (piece: OfferedPiece) => <ShopOffer {...piece} />;

export default function Pack() {
  useTitle(t('title'));
  const { openUpgrade, upgradeDialog } = useUpgrade('outfits');
  return (
    <Page className={styles['page']}>
      <OfferView value={offerView}>
        <PackPage onUnlock={openUpgrade} />
      </OfferView>
      {upgradeDialog}
    </Page>
  );
}
