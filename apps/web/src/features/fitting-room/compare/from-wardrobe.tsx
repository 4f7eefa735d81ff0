import type { Garment, WardrobePiece } from '@figura/contracts';
import { CLOTHING_CATEGORIES } from '@figura/contracts';
import { useQuery } from '../../../lib/api/use-query';
import { translator } from '../../../lib/messages/translator';
import { Flat } from '../../../ui/dressed/flat';
import { findKind } from '../../../ui/garment/kinds';
import styles from './compare.module.css';
import messages from './compare.messages.en';

const t = translator(messages.fromWardrobe);

const MAX_SHOWN = 8;

function rankGarment(garment: Garment): number {
  const category = findKind(garment)?.category;
  return category ? CLOTHING_CATEGORIES.indexOf(category) : -1;
}

export function FromWardrobe({ busy, onTake }: { busy: boolean; onTake: (piece: WardrobePiece) => void }) {
  const { data } = useQuery(['/wardrobe', { query: {} }]);
  const pieces = (data?.items ?? [])
    .filter(({ garment }) => rankGarment(garment) >= 0)
    .sort((a, b) => rankGarment(a.garment) - rankGarment(b.garment))
    .slice(0, MAX_SHOWN);
  if (pieces.length === 0) return null;
  return (
    <section className={styles['wardrobe']} aria-labelledby="from-wardrobe">
      <h2 id="from-wardrobe">{t('title')}</h2>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              aria-label={t('take', { name: piece.name })}
              title={piece.name}
              aria-disabled={busy}
              onClick={() => busy || onTake(piece)}
            >
              <Flat garment={piece.garment} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
