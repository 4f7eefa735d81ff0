import type { Underlayer } from '@figura/contracts';
import styles from './underlayer-glyph.module.css';

const SHAPES: Record<Underlayer, readonly string[]> = {
  swimsuit: [
    'M13.6 5h2.4c.4 3 1.6 4.4 4 4.4s3.6-1.4 4-4.4h2.4c.2 3-.2 4.8.8 7-.6 3-1.4 4.4-1.2 7H14c.2-2.6-.6-4-1.2-7 1-2.2.6-4 .8-7z',
    'M14 20h12c1 2.6 1.4 5 1.2 8L26 38h-3.4L20 25.5 17.4 38H14l-1.2-10c-.2-3 .2-5.4 1.2-8z',
  ],
  'shirt-and-shorts': [
    'M12.6 6.5h4.2c.5 2.3 1.6 3.4 3.2 3.4s2.7-1.1 3.2-3.4h4.2c-.2 3 .2 5.4 1.4 7.6-.6 4-2 5.6-1.6 8.8.2 1 .4 1.8.6 2.6H12.2c.2-.8.4-1.6.6-2.6.4-3.2-1-4.8-1.6-8.8 1.2-2.2 1.6-4.6 1.4-7.6z',
    'M12 26.7h16c.5 2.8.8 5.9.8 9.3h-7.3L20 30.4 18.5 36h-7.3c0-3.4.3-6.5.8-9.3z',
  ],
};

export function UnderlayerGlyph({ underlayer }: { underlayer: Underlayer }) {
  return (
    <svg className={styles['glyph']} data-theme="light" viewBox="4 2 32 38" aria-hidden="true">
      {SHAPES[underlayer].map((shape) => (
        <path key={shape} className={styles['cloth']} d={shape} />
      ))}
    </svg>
  );
}
