import type { Category } from '@figura/contracts';
import { useDeferredValue } from 'react';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { TextLink } from '../../ui/links/text-link';
import { PictureGrid } from '../../ui/pictures/picture-grid';
import { useProducts } from './api';
import styles from './from-shops.module.css';
import messages from './messages.en';
import { ProductCard } from './product-card';
import { ALL_PRODUCTS } from './product-filter';

const t = translator(messages.strip);

const SHOWN = 4;

interface FromShopsProps {
  category: Category | null;
  /** Only of this type, as what is like the piece above. */
  type?: string;
}

/** A few of the real clothes that suit the user best, of one category or type or of all; nothing where there are none. */
export function FromShops({ category, type = '' }: FromShopsProps) {
  const answer = useProducts({ ...ALL_PRODUCTS, category: category ?? '', type }, null, SHOWN);
  // In small steps, between which the page answers: it comes in the midst of what the page is about.
  const data = useDeferredValue(answer.data);
  const wearer = useWearer();
  const suiting = data?.items.filter(({ score }) => score > 0) ?? [];
  if (suiting.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="from-shops">
      <header className={styles['head']}>
        <h2 id="from-shops" className={styles['title']}>
          {type === '' ? t('title') : t('titleAlike')}
        </h2>
        <TextLink to={category ? pathTo.productsOf(category) : paths.products}>{t('all')}</TextLink>
      </header>
      <PictureGrid layout="strip">
        {suiting.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} wearer={wearer} heading="h3" />
          </li>
        ))}
      </PictureGrid>
    </section>
  );
}
