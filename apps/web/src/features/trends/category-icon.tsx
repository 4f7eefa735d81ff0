import type { Category } from '@figura/contracts';
import { LineIcon } from '../../ui/line-icon';
import styles from './category-icon.module.css';

const GLYPHS: Record<Category, string> = {
  Outerwear:
    'M9 3 5.5 5.5 4.5 15H7v6h10v-6h2.5l-1-9.5L15 3l-3 5-3-5M12 8v13M7 15l.5-6M17 15l-.5-6M9 14h1M14 14h1',
  Tops: 'M8.5 4 4 6.5 5.5 11 8 10v10h8V10l2.5 1L20 6.5 15.5 4a3.5 3.5 0 0 1-7 0Z',
  'One-Piece':
    'M9 3v3.5L10 11 6 21h12l-4-10 1-4.5V3M9 6.500c1.5 1.2 4.5 1.2 6 0M10 11h4M10.5 15 9.5 21M13.5 15l1 6',
  Bottoms: 'M7.5 3h9L18 21h-4.500L12 9.5 10.5 21H6ZM7.3 6h9.400M12 6v3.5',
  Shoes: 'M3 7c1.5 4.5 5.5 6.5 10.5 8.5 3.5 1.3 7.5 1 7.5 3.500H11L7 14.5V20H5.500v-4.500C4 13 3 10.5 3 7Z',
  Accessories: 'M5 9.500h14L20 20H4ZM8.5 12V7.500a3.5 3.5 0 0 1 7 0V12',
  Jewelry: 'M5 3c0 7 3 11 7 11s7-4 7-11M12 14l-2 3.2 2 3.8 2-3.800Z',
  Styling: 'M10 5.500a2 2 0 1 1 2 2V9L3.2 16.500c-1.1.9-.5 2.5.9 2.500h15.800c1.4 0 2-1.6.9-2.500L12 9',
};

export function CategoryIcon({ category }: { category: Category }) {
  return (
    <span className={styles['icon']}>
      <LineIcon path={GLYPHS[category]} />
    </span>
  );
}
