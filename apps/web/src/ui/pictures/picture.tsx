import { useState } from 'react';
import { classNames } from '../class-names';
import styles from './picture.module.css';

/** For a width of 400. */
const HEIGHTS = { portrait: 500, square: 400, landscape: 267 } as const;

interface PictureProps {
  src: string;
  /** Empty if nearby text describes it. */
  alt: string;
  shape?: keyof typeof HEIGHTS;
  eager?: boolean;
  className?: string | undefined;
}

/** Keeps its size before loading and after a failure. */
export function Picture({ src, alt, shape = 'portrait', eager = false, className }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classNames(styles['picture'], styles[shape], className)}>
      {src === '' || src === broken ? (
        <Placeholder alt={alt} />
      ) : (
        <img
          src={src}
          alt={alt}
          width={400}
          height={HEIGHTS[shape]}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}

function Placeholder({ alt }: { alt: string }) {
  return (
    <svg
      className={styles['placeholder']}
      viewBox="0 0 200 200"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <path d="M100 74V62c0-4 3-6 6-8 6-4 8-9 6-15-2-5-7-8-12-8-6 0-11 4-12 10" />
      <path d="M100 74 33 122c-7 5-4 15 5 15h124c9 0 12-10 5-15Z" />
      <path className={styles['tape']} d="M62 137c-2 14 10 16 9 28M138 137c2 14-10 16-9 28" />
    </svg>
  );
}
