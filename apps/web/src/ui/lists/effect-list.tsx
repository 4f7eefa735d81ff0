import type { EffectDescription } from '@figura/contracts';
import styles from './effect-list.module.css';

/** What an item does, by body part. */
export function EffectList({ effects }: { effects: readonly EffectDescription[] }) {
  return (
    <ul className={styles['list']}>
      {effects.map(({ bodyPart, description }, index) => (
        <li key={index}>
          <p className={styles['part']}>{bodyPart}</p>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
