import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  /** Sets the size without scripts: the served HTML must not have style attributes. */
  className?: string | undefined;
}

/** Announce the loading once, beside it, with a status. */
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
