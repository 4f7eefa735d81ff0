import { findOwnSize, listSizeNames, type EffectDescription, type Product } from '@figura/contracts';
import { getCardEffect, getShortestEffect } from '../../lib/catalog/brief-effect';
import { useBalances } from '../../lib/catalog/use-balances';
import { useWearer } from '../../lib/session/use-wearer';
import { useMedia } from '../../ui/use-media';
import { PictureGrid, type PictureGridLayout } from '../../ui/pictures/picture-grid';
import { ProductCard } from './product-card';
import { useOwnSizes } from './use-own-sizes';

interface ProductCardsProps {
  products: readonly Product[];
  layout: PictureGridLayout;
  heading: 'h2' | 'h3';
}

export function ProductCards({ products, layout, heading }: ProductCardsProps) {
  const wearer = useWearer();
  const balances = useBalances();
  const own = useOwnSizes();
  const sizes = products.map(({ garment, sizes: sold }) =>
    own ? findOwnSize(listSizeNames(own, garment.category), sold) : undefined,
  );
  const isPhone = useMedia('(width < 40rem)');
  const reasons = chooseReasons(products).map((reason) => {
    if (!reason) return undefined;
    const shortest = isPhone && balances;
    return (shortest && getShortestEffect(reason.feature, reason.rating)) || getCardEffect(reason, balances);
  });
  // Figures side by side have one scale.
  const crop = products.every(({ garment }) => garment.category === 'Tops') ? 'upper' : 'whole';
  return (
    <PictureGrid layout={layout}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            wearer={wearer}
            heading={heading}
            reason={reasons[index]}
            size={sizes[index]}
            crop={crop}
          />
        </li>
      ))}
    </PictureGrid>
  );
}

/** The one that cards before gave longest ago. */
function chooseReasons(products: readonly Product[]): (EffectDescription | undefined)[] {
  const saidAt = new Map<string, number>();
  return products.map(({ reasons }, index) => {
    const [first, ...others] = reasons.filter(({ elsewhere }) => !elsewhere);
    if (!first) return undefined;
    const getLast = ({ feature }: EffectDescription) => saidAt.get(feature) ?? -1;
    const reason = others.reduce((best, each) => (getLast(each) < getLast(best) ? each : best), first);
    saidAt.set(reason.feature, index);
    return reason;
  });
}
