import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  /** The initial is drawn from it where there is no picture. */
  name: string;
  /** The picture's URL. */
  image?: string | null;
  /** CSS length of its side. */
  size?: string;
}

/** A user's picture, or the initial of a name. It is decoration: name the user beside it. */
export function Avatar({ name, image, size = '3rem' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initial = Array.from(name.trim())[0]?.toUpperCase() ?? '';
  return (
    <span
      className={styles['avatar']}
      style={{ width: size, height: size, fontSize: `calc(${size} * 0.45)` }}
    >
      {image && image !== broken ? (
        <img className={styles['image']} src={image} alt="" onError={() => setBroken(image)} />
      ) : (
        <span aria-hidden="true">{initial}</span>
      )}
    </span>
  );
}
