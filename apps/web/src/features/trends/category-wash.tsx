import type { Category } from '@figura/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './category-wash.module.css';

const WASHES: Record<Category, string> = {
  Outerwear: 'slate',
  Tops: 'clay',
  'One-Piece': 'rose',
  Bottoms: 'sage',
  Shoes: 'sand',
  Accessories: 'plum',
  Jewelry: 'honey',
  Styling: 'sea',
};

export function CategoryWash({ category, children }: { category: Category; children: ReactNode }) {
  return <div className={classNames(styles['wash'], styles[WASHES[category]])}>{children}</div>;
}
