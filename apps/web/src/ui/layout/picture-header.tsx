import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { PageHeader } from './page-header';
import { Picture } from '../pictures/picture';
import styles from './picture-header.module.css';

interface PictureHeaderProps extends Omit<ComponentProps<typeof PageHeader>, 'className'> {
  src: string;
  alt: string;
  low?: boolean;
  /** On a phone what is sought comes first. */
  wideOnly?: boolean;
  children?: ReactNode;
}

export function PictureHeader(props: PictureHeaderProps) {
  const { src, alt, low = false, wideOnly = false, children, ...header } = props;
  return (
    <div className={styles['header']}>
      <div className={styles['words']}>
        <PageHeader {...header} />
        {children}
      </div>
      <Picture
        src={src}
        alt={alt}
        shape="landscape"
        eager
        className={classNames(low && styles['low'], wideOnly && styles['wideOnly'])}
      />
    </div>
  );
}
