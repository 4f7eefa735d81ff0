import { OfferView, type OfferedPiece } from '../../features/outfits/offer-view';
import { packPage as t } from '../../features/outfits/pack.messages.en';
import { PackPage } from '../../features/outfits/pack-page';
import { ShopOffer } from '../../features/products/shop-offer';
import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { useTitle } from '../../lib/page/use-title';
import styles from './outfits.module.css';

const offerView = (piece: OfferedPiece) => <ShopOffer {...piece} />;

export default function Pack() {
  useTitle(t('title'));
  return (
    <UpgradePage feature="outfits" className={styles['page']}>
      <OfferView value={offerView}>
        <PackPage />
      </OfferView>
    </UpgradePage>
  );
}
