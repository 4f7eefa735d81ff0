import { apiUrl } from '../../lib/api/api-client';
import { useOwnLooks } from '../../lib/catalog/use-own-looks';
import { useWearer } from '../../lib/session/use-wearer';
import { DressedItem } from './dressed-item';
import styles from './own-looks.module.css';

/** As many as stand beside each other on a phone. */
const SHOWN = 3;

/** A few of the user's own looks, softly cropped: what a lock keeps. */
export function OwnLooks() {
  const looks = useOwnLooks();
  const wearer = useWearer();
  if (looks.length === 0) return null;
  return (
    <ul className={styles['looks']}>
      {looks.slice(0, SHOWN).map(({ _id, garment, imageUrl }) => (
        <li key={_id}>
          <DressedItem garment={garment} wearer={wearer} flat={apiUrl(imageUrl)} crop="upper" />
        </li>
      ))}
    </ul>
  );
}
