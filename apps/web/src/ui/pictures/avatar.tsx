import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  image?: string | null;
  /** CSS length. */
  size?: string;
}

/** Decorative: show the user's name beside it. */
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
