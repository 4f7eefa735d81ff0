import { PHOTO_WIDTHS, type Product } from '@figura/contracts';
import { useState, type SyntheticEvent } from 'react';
import type { Wearer } from '../../lib/session/use-wearer';
import { classNames } from '../../ui/class-names';
import { isClothing } from '../../ui/dressed/dressed-item';
import { Flat } from '../../ui/dressed/flat';
import { OnYou } from '../../ui/garment/on-you';
import { buildPhotoUrl } from './photo-url';
import styles from './product-picture.module.css';
import { usePhoto } from './use-photo';

/** Width over height; broader photos are shown whole. */
const BROAD = 1.1;
interface ProductPictureProps {
  product: Pick<Product, 'garment' | 'imageUrl'>;
  wearer: Wearer;
}

export function ProductPicture({ product: { garment, imageUrl }, wearer }: ProductPictureProps) {
  const photo = usePhoto();
  const [isBroad, setBroad] = useState(false);
  const isMeasured = Object.keys(wearer.measurements).length > 0;
  const isFigure = isMeasured && isClothing(garment);
  const measure = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) => {
    setBroad(naturalWidth > naturalHeight * BROAD);
    photo.onLoad();
  };
  return (
    <span className={classNames(styles['picture'], photo.isShown && styles['withPhoto'])}>
      {imageUrl !== null && photo.isWanted ? (
        <img
          key={photo.attempt}
          className={classNames(styles['photo'], isBroad && styles['whole'])}
          src={buildPhotoUrl(imageUrl)}
          srcSet={PHOTO_WIDTHS.map((width) => `${buildPhotoUrl(imageUrl, width)} ${width}w`).join(', ')}
          sizes="(min-width: 40rem) 16rem, 62vw"
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={measure}
          onError={photo.onError}
        />
      ) : null}
      <span className={classNames(styles['drawing'], isFigure && styles['figure'])}>
        {isMeasured ? <OnYou garment={garment} wearer={wearer} /> : <Flat garment={garment} />}
      </span>
    </span>
  );
}
