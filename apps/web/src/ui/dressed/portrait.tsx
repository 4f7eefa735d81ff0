import type { Appearance } from '@figura/contracts';
import type { PortraitCrop } from '@figura/drawing';
import { useRef } from 'react';
import { classNames } from '../class-names';
import { findFlat } from './drawings';
import styles from './portrait.module.css';
import { useObjectUrl } from './use-object-url';
import { useVisible } from './use-visible';

interface PortraitProps {
  appearance: Appearance;
  crop?: PortraitCrop;
  alt?: string;
  className?: string | undefined;
}

export function Portrait({ appearance, crop = 'head', alt = '', className }: PortraitProps) {
  const plate = useRef<HTMLSpanElement>(null);
  const seen = useVisible(plate);
  const portrait = useObjectUrl(seen ? { portrait: appearance, crop } : null, findFlat);
  return (
    <span ref={plate} className={classNames(styles['plate'], className)}>
      {portrait ? <img src={portrait.url} alt={alt} draggable={false} /> : null}
    </span>
  );
}
