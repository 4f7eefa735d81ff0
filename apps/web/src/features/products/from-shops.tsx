import { findOwnSize, listSizeNames, type Category, type Garment, type Product } from '@figura/contracts';
import { useDeferredValue } from 'react';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { TextLink } from '../../ui/links/text-link';
import { useProducts } from './api';
import { listClosestTo } from './closest-to';
import styles from './from-shops.module.css';
import { strip as t } from './messages.en';
import { ProductCards } from './product-cards';
import { ALL_PRODUCTS } from './product-filter';
import { findUsualSize, useOwnSizes } from './use-own-sizes';

const SHOWN = 4;
const NEAREST = 3;
const NEARBY = 24;

interface FromShopsProps {
  category: Category | null;
  /** Of the same type; the nearest to it where none is in the user's size. */
  like?: Garment;
}

export function FromShops({ category, like }: FromShopsProps) {
  const own = useOwnSizes();
  const ofCategory = { ...ALL_PRODUCTS, category: category ?? '' } as const;
  const query = useProducts({ ...ofCategory, type: like?.type ?? '' }, null, like ? NEARBY : SHOWN);
  // Deferred rendering keeps the page responsive.
  const data = useDeferredValue(query.data);
  const listFitting = (products: readonly Product[] = []) =>
    products.filter(
      ({ garment, sizes, score }) =>
        score > 0 && (!own || findOwnSize(listSizeNames(own, garment.category), sizes) !== null),
    );
  const alike = listFitting(data?.items).slice(0, SHOWN);
  const isNone = like !== undefined && data !== undefined && alike.length === 0;
  const { data: nearby } = useProducts(ofCategory, null, NEARBY, isNone);
  const fitting = isNone ? listClosestTo(like, listFitting(nearby?.items), NEAREST) : alike;
  if (fitting.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="from-shops">
      <header className={styles['head']}>
        <h2 id="from-shops">{like ? t('titleAlike') : t('title')}</h2>
        <TextLink to={category ? pathTo.productsOf(category) : paths.products}>{t('all')}</TextLink>
      </header>
      {isNone ? (
        <p className={styles['nearest']}>
          {t('nearest', { size: findUsualSize(own, category ?? '') ?? 'none' })}
        </p>
      ) : null}
      <ProductCards products={fitting} layout="strip" heading="h3" />
    </section>
  );
}
