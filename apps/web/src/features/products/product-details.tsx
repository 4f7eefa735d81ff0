import type { EffectDescription, Product } from '@figura/contracts';
import { CATEGORY_GIRTHS } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useSession } from '../../lib/session/session';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout/layout';
import { details as t } from './messages.en';
import styles from './product-details.module.css';
import { ProductLink } from './product-link';
import { ProductPrice } from './product-price';
import { ProductSizes } from './product-sizes';
import { ShopPhoto } from './shop-photo';

interface ProductDetailsProps {
  product: Product;
  className: string | undefined;
  children: ReactNode;
}

export function ProductDetails({ product, className, children }: ProductDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        title={t('open')}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={product.title} placement="side">
        <Details product={product} />
      </Dialog>
    </>
  );
}

function Details({ product }: { product: Product }) {
  const { user } = useSession();
  const { brand, shop, imageUrl, garment, sizes, reasons, cautions } = product;
  return (
    <Stack gap={3}>
      <div>
        <p className={styles['from']}>{brand && brand !== shop ? t('at', { brand, shop }) : shop}</p>
        <ProductPrice {...product} />
        <ProductLink product={product} />
      </div>
      {sizes.length > 0 ? <p>{t('sizes', { sizes: sizes.join(', ') })}</p> : <p>{t('noSizes')}</p>}
      {/* Nothing to compare where no size is in stock, or none goes around the body. */}
      {user?.hasPaid && sizes.length > 0 && garment.category in CATEGORY_GIRTHS ? (
        <ProductSizes product={product} />
      ) : null}
      <Effects title={t('suits')} effects={reasons} />
      <Effects title={t('mind')} effects={cautions} />
      <ShopPhoto url={imageUrl} large />
    </Stack>
  );
}

function Effects({ title, effects }: { title: string; effects: readonly EffectDescription[] }) {
  if (effects.length === 0) return null;
  return (
    <section>
      <h3 className={styles['title']}>{title}</h3>
      <Stack as="ul" gap={1}>
        {effects.map(({ attribute, value, bodyPart, description }) => (
          <li key={`${attribute}:${value}:${bodyPart}`}>{description}</li>
        ))}
      </Stack>
    </section>
  );
}
