import type { Category } from '@figura/contracts';
import type { LucideIcon } from 'lucide-react';
import { Footprints, Gem, Handbag, Ruler, Shirt, Spool, Umbrella, WandSparkles } from 'lucide-react';
import styles from './category-icon.module.css';

const ICONS: Record<Category, LucideIcon> = {
  Outerwear: Umbrella,
  Tops: Shirt,
  'One-Piece': Spool,
  Bottoms: Ruler,
  Shoes: Footprints,
  Accessories: Handbag,
  Jewelry: Gem,
  Styling: WandSparkles,
};

/** The sign of a category. It is decoration: name the category beside it. */
export function CategoryIcon({ category }: { category: Category }) {
  const Icon = ICONS[category];
  return (
    <span className={styles['icon']} aria-hidden="true">
      <Icon />
    </span>
  );
}
