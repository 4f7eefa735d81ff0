import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from '../class-names';
import type { SheetWindow } from './crop';
import styles from './dressed.module.css';

const SHEET_WIDTH = 440;

interface DrawnProps {
  url: string;
  alt: string;
  view: SheetWindow;
  eager?: boolean | undefined;
  style?: CSSProperties;
  children?: ReactNode;
}

export function Drawn({ url, alt, view, eager = false, style, children }: DrawnProps) {
  const [shown, setShown] = useState(false);
  const formatPercent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return (
    <span
      className={classNames(styles['worn'], !eager && styles['fading'])}
      data-shown={shown || undefined}
      style={style}
    >
      <img
        src={url}
        alt={alt}
        draggable={false}
        onLoad={() => setShown(true)}
        style={{
          width: formatPercent(SHEET_WIDTH, view.width),
          left: formatPercent(-view.x, view.width),
          top: formatPercent(-view.y, view.height),
        }}
      />
      {children}
    </span>
  );
}
