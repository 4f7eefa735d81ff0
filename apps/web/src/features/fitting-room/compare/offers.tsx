import type { Garment } from '@figura/contracts';
import { CLOTHING_CATEGORIES } from '@figura/contracts';
import { useQuery } from '../../../lib/api/use-query';
import { formatGarmentName } from '../../../lib/catalog/garment-names';
import { Flat } from '../../../ui/dressed/flat';
import { findKind } from '../../../ui/garment/kinds';
import styles from './compare.module.css';
import { offers as t } from './compare.messages.en';
import type { useComparison } from './use-comparison';

const MAX_SHOWN = 8;

function rankGarment(garment: Garment): number {
  const category = findKind(garment)?.category;
  return category ? CLOTHING_CATEGORIES.indexOf(category) : -1;
}

interface Offer {
  id: string;
  name: string;
  garment: Garment;
  onTake: () => void;
}

export function Offers({ comparing }: { comparing: ReturnType<typeof useComparison> }) {
  const { busy, earlier, bringBack, take } = comparing;
  const { data } = useQuery(['/wardrobe', { query: {} }]);
  const pieces = (data?.items ?? [])
    .filter(({ garment }) => rankGarment(garment) >= 0)
    .sort((a, b) => rankGarment(a.garment) - rankGarment(b.garment))
    .slice(0, MAX_SHOWN);
  const checked = earlier.map((kept) => ({
    id: kept.checkId,
    name: formatGarmentName(kept.garment),
    garment: kept.garment,
    onTake: () => bringBack(kept),
  }));
  const owned = pieces.map((piece) => ({ ...piece, onTake: () => take(piece) }));
  return (
    <>
      <Tiles title={t('checked')} offers={checked} busy={busy} />
      <Tiles title={t('owned')} offers={owned} busy={busy} />
    </>
  );
}

interface TilesProps {
  title: string;
  offers: readonly Offer[];
  busy: boolean;
}

function Tiles({ title, offers, busy }: TilesProps) {
  if (offers.length === 0) return null;
  return (
    <section className={styles['offers']} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {offers.map(({ id, name, garment, onTake }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('take', { name })}
              title={name}
              aria-disabled={busy}
              onClick={() => busy || onTake()}
            >
              <Flat garment={garment} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
