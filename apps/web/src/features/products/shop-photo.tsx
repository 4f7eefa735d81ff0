import { PHOTO_WIDTHS } from '@figura/contracts';
import { useState, type SyntheticEvent } from 'react';
import { classNames } from '../../ui/class-names';
import { buildPhotoUrl } from './photo-url';
import styles from './shop-photo.module.css';
import { usePhoto } from './use-photo';

/** Width over height; narrower photos fill their place. */
const BROAD = 1.1;

interface ShopPhotoProps {
  /** Null where the shop has none. */
  url: string | null;
  large?: boolean;
}

/** What the shop shows; it takes no room until it is there. */
export function ShopPhoto({ url, large = false }: ShopPhotoProps) {
  const photo = usePhoto();
  const [isBroad, setBroad] = useState(false);
  if (url === null || !photo.isWanted) return null;
  const measure = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) => {
    setBroad(naturalWidth > naturalHeight * BROAD);
    photo.onLoad();
  };
  return (
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
  );
}
