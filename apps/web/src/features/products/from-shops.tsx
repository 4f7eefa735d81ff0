import { findOwnSize, listSizeNames, type Category } from '@figura/contracts';
import { useDeferredValue } from 'react';
import { translator } from '../../lib/messages/translator';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { TextLink } from '../../ui/links/text-link';
import { useProducts } from './api';
import styles from './from-shops.module.css';
import messages from './messages.en';
import { ProductCards } from './product-cards';
import { ALL_PRODUCTS } from './product-filter';
import { findUsualSize, useOwnSizes } from './use-own-sizes';

const t = translator(messages.strip);

const SHOWN = 4;

interface FromShopsProps {
  category: Category | null;
  type?: string;
}

export function FromShops({ category, type = '' }: FromShopsProps) {
  const own = useOwnSizes();
  const query = useProducts({ ...ALL_PRODUCTS, category: category ?? '', type }, null, SHOWN);
  // Deferred rendering keeps the page responsive.
  const data = useDeferredValue(query.data);
  const suiting = data?.items.filter(({ score }) => score > 0) ?? [];
  if (suiting.length === 0) return null;
  const fitting = suiting.filter(
    ({ garment, sizes }) => !own || findOwnSize(listSizeNames(own, garment.category), sizes) !== null,
  );
  return (
    <section className={styles['part']} aria-labelledby="from-shops">
      <header className={styles['head']}>
        <h2 id="from-shops">{type === '' ? t('title') : t('titleAlike')}</h2>
        <TextLink to={category ? pathTo.productsOf(category) : paths.products}>{t('all')}</TextLink>
      </header>
      {fitting.length > 0 ? (
        <ProductCards products={fitting} layout="strip" heading="h3" />
      ) : (
        <p>{t('noneInSize', { size: findUsualSize(own, category ?? '') ?? '' })}</p>
      )}
    </section>
  );
}
