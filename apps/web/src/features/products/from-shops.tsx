import { findOwnSize, listSizeNames, type Category, type Garment } from '@figura/contracts';
import { useDeferredValue } from 'react';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { TextLink } from '../../ui/links/text-link';
import { useProducts } from './api';
import styles from './from-shops.module.css';
import { strip as t } from './messages.en';
import { ProductCards } from './product-cards';
import { ALL_PRODUCTS } from './product-filter';
import { useOwnSizes } from './use-own-sizes';

const SHOWN = 4;
const READ = 24;

interface FromShopsProps {
  category: Category | null;
  /** Only its type: nobody takes a shirt for a bodysuit. */
  like?: Garment;
}

export function FromShops({ category, like }: FromShopsProps) {
  const own = useOwnSizes();
  const filter = { ...ALL_PRODUCTS, category: category ?? '', type: like?.type ?? '' } as const;
  const query = useProducts(filter, null, like ? READ : SHOWN);
  // Deferred rendering keeps the page responsive.
  const data = useDeferredValue(query.data);
  const fitting = data?.items.filter(
    ({ garment, sizes, score }) =>
      score > 0 && (!own || findOwnSize(listSizeNames(own, garment.category), sizes) !== null),
  );
  if (!fitting?.length) return null;
  return (
    <section className={styles['part']} aria-labelledby="from-shops">
      <header className={styles['head']}>
        <h2 id="from-shops">{like ? t('titleAlike') : t('title')}</h2>
        <TextLink to={category ? pathTo.productsOf(category) : paths.products}>{t('all')}</TextLink>
      </header>
      <ProductCards products={fitting.slice(0, SHOWN)} layout="strip" heading="h3" />
    </section>
  );
}
