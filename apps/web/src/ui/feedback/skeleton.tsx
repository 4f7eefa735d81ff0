import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; by default a line of text as wide as its place. */
  width?: string;
  height?: string;
  /** Gives the size where it must be known before any script runs: served HTML has no style attributes. */
  className?: string | undefined;
}

/** Keeps the place of something that is still loading. Name what is loading once, beside it, with a status. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  const size: CSSProperties = { ...(width && { width }), ...(height && { height }) };
  const isSized = width !== undefined || height !== undefined;
  return (
    <span
      className={classNames(styles['skeleton'], className)}
      {...(isSized && { style: size })}
      aria-hidden="true"
    />
  );
}
