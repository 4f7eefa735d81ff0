import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; by default a line of text as wide as its place. */
  width?: string;
  height?: string;
}

/** Keeps the place of something that is still loading. Name what is loading once, beside it, with a status. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  const size: CSSProperties = { width, height };
  return <span className={styles['skeleton']} style={size} aria-hidden="true" />;
}
