import { outfitsPage as t } from '../../features/outfits/messages.en';
import { OfferView, type OfferedPiece } from '../../features/outfits/offer-view';
import { OutfitsPage } from '../../features/outfits/outfits-page';
import { ShopOffer } from '../../features/products/shop-offer';
import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { useTitle } from '../../lib/page/use-title';
import styles from './outfits.module.css';

const offerView = (piece: OfferedPiece) => <ShopOffer {...piece} />;

export default function OutfitsOccasions() {
  useTitle(t('title'));
  return (
    <UpgradePage feature="outfits" className={styles['page']}>
      <OfferView value={offerView}>
        <OutfitsPage />
      </OfferView>
    </UpgradePage>
  );
}
