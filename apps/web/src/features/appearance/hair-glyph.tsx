import type { HairCut } from '@figura/contracts';
import styles from './hair-glyph.module.css';

const HEAD = 'M20 10c4.6 0 7.4 3.8 7.4 8.8 0 5.4-3.4 10.2-7.4 10.2s-7.4-4.8-7.4-10.2c0-5 2.8-8.8 7.4-8.8z';
const SHOULDERS = 'M16.6 26v4.4c0 2.2-6.6 2.6-9 7.1h24.8c-2.4-4.5-9-4.9-9-7.1v-4.4z';

/** What of each cut is seen behind the head, and what before it. */
const CUTS: Record<HairCut, { behind?: string; before: string }> = {
  bun: {
    behind: 'M20 2.4a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4z',
    before: 'M12.4 18.6c-.4-6.4 3-9.6 7.6-9.6s8 3.2 7.6 9.6c-1-3.6-3.4-5.6-7.6-5.6s-6.6 2-7.6 5.6z',
  },
  waves: {
    behind:
      'M20 7c-7 0-10.6 4.6-10.6 11 0 3-1.8 4.4-1.8 7.2 0 2.6 1.6 3.8 1.2 6.8 4 1.6 6 .6 7.2-1h8c1.2 1.6 3.2 2.6 7.2 1-.4-3 1.2-4.2 1.2-6.8 0-2.8-1.8-4.2-1.8-7.2 0-6.4-3.6-11-10.6-11z',
    before:
      'M20 8.4c-5.2 0-8.2 3.6-7.8 10.8 2.8-1.4 5.8-4.4 7.8-8.2 2 3.8 5 6.8 7.8 8.2.4-7.2-2.6-10.8-7.8-10.8z',
  },
  bob: {
    behind: 'M20 7.4c-7 0-10 4.6-10 10.6 0 4-.4 7.4-1 10.4h22c-.6-3-1-6.4-1-10.4 0-6-3-10.6-10-10.6z',
    before: 'M12 18.4c-.2-6.4 3.2-9.8 8-9.8s8.2 3.4 8 9.8c-2.4-1-5-1.4-8-1.4s-5.6.4-8 1.4z',
  },
  curls: {
    behind: [
      [12, 12, 4.6],
      [17, 8.4, 4.6],
      [23, 8.4, 4.6],
      [28, 12, 4.6],
      [30, 18, 4.4],
      [10, 18, 4.4],
      [10.6, 24, 4],
      [29.4, 24, 4],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
      )
      .join(''),
    before:
      'M12.2 17.6c-1-5.6 2.6-9 7.8-9s8.8 3.4 7.8 9c-1.6.6-2.6-.6-3-1.8-1.2 1-2.6 1-3.4-.2-1 1.2-2.6 1-3.4 0-.8 1.2-2.4.8-3-.2-.2 1.4-1.2 2.6-2.8 2.2z',
  },
  pixie: {
    before:
      'M12 19.6c-1.4-7.2 2.4-11.4 8.4-11.4 5.8 0 9 4.2 7.6 11-.6-2.2-1.2-3.4-2-4.4-3.6.6-7 0-9.6-1.8-.6 2.8-2.6 4.4-4.4 6.6z',
  },
  cropped: {
    before:
      'M12.5 17.4c-.3-5.2 3-8 7.5-8s7.8 2.8 7.5 8c-.9-1.5-1.5-2.7-2-3.5-3.4-.7-7.6-.7-11 0-.5.8-1.1 2-2 3.5z',
  },
  covering: {
    behind:
      'M20 6.6c-7.6 0-11 5.2-11 12 0 5.6 2.4 9.4 2 13.6-.8 1.4-3 2.4-4.2 5.3h26.4c-1.2-2.9-3.4-3.9-4.2-5.3-.4-4.2 2-8 2-13.6 0-6.8-3.4-12-11-12z',
    before:
      'M12.4 18.4c.4-5 3.2-8.4 7.6-8.4s7.2 3.4 7.6 8.4c-1.4-3.4-4-5-7.6-5s-6.2 1.6-7.6 5zM13.2 23c1.4 3.4 4 5 6.8 5s5.4-1.6 6.8-5c1 4.4.6 8-6.8 9.6-7.4-1.6-7.8-5.2-6.8-9.6z',
  },
};

interface HairGlyphProps {
  cut: HairCut;
  /** `#rrggbb`, as the skin's. */
  color: string;
  /** Undefined leaves the paper as it is. */
  skin: string | undefined;
}

/** A small head with a cut of hair. */
export function HairGlyph({ cut, color, skin = 'none' }: HairGlyphProps) {
  const { behind, before } = CUTS[cut];
  return (
    <svg className={styles['glyph']} data-theme="light" viewBox="4 0 32 38" aria-hidden="true">
      {cut === 'covering' ? null : <path d={SHOULDERS} fill={skin} />}
      {behind ? <path className={styles['hair']} d={behind} fill={color} /> : null}
      <path className={styles['paper']} d={HEAD} />
      <path d={HEAD} fill={skin} />
      <path className={styles['hair']} d={before} fill={color} />
    </svg>
  );
}
