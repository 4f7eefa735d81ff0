import { PHOTO_WIDTHS } from '@figura/contracts';
import { useState, type SyntheticEvent } from 'react';
import { classNames } from '../../ui/class-names';
import { buildPhotoUrl } from './photo-url';
import styles from './shop-photo.module.css';
import { usePhoto } from './use-photo';

/** Width over height; narrower photos fill their place. */
const BROAD = 1.1;

interface ShopPhotoProps {
  url: string | null;
  large?: boolean;
}

export function ShopPhoto({ url, large = false }: ShopPhotoProps) {
  const photo = usePhoto();
  const [isBroad, setBroad] = useState(false);
  const measure = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) => {
    setBroad(naturalWidth > naturalHeight * BROAD);
    photo.onLoad();
  };
  return url !== null && photo.isWanted ? (
    <img
      key={photo.attempt}
      className={classNames(
        styles['photo'],
        large && styles['large'],
        isBroad && styles['whole'],
        !photo.isShown && styles['coming'],
      )}
      src={buildPhotoUrl(url, large ? undefined : PHOTO_WIDTHS[0])}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={measure}
      onError={photo.onError}
    />
  ) : null;
}
