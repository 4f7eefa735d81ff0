import { Link } from 'react-router-dom';
import { formatToday } from '../../lib/text/today';
import { paths } from '../../paths';
import { usePlannedOutfits } from './api';
import { planned as t } from './messages.en';
import styles from './words.module.css';

export function PlannedToday() {
  const { data } = usePlannedOutfits();
  const today = formatToday();
  const outfit = data?.items.find(({ planned }) => planned.includes(today));
  if (!outfit) return null;
  const name = outfit.name ?? outfit.pieces.flatMap((piece) => piece.name ?? []).join(', ');
  return (
    <p className={styles['notice']}>
      {t.rich('line', { name, see: (chunks) => <Link to={paths.outfitsOccasions}>{chunks}</Link> })}
    </p>
  );
}
