import type { EffectDescription, Product } from '@figura/contracts';
import { getCardEffect } from '../../lib/catalog/brief-effect';
import { useBalances } from '../../lib/catalog/use-balances';
import { useWearer } from '../../lib/session/use-wearer';
import { PictureGrid, type PictureGridLayout } from '../../ui/pictures/picture-grid';
import { ProductCard } from './product-card';

interface ProductCardsProps {
  products: readonly Product[];
  layout: PictureGridLayout;
  heading: 'h2' | 'h3';
}

export function ProductCards({ products, layout, heading }: ProductCardsProps) {
  const wearer = useWearer();
  const balances = useBalances();
  const reasons = chooseReasons(products).map((reason) => reason && getCardEffect(reason, balances));
  return (
    <PictureGrid layout={layout}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} wearer={wearer} heading={heading} reason={reasons[index]} />
        </li>
      ))}
    </PictureGrid>
  );
}

/** One that no card before gives, if there is one; cautions stand with the product's details. */
function chooseReasons(products: readonly Product[]): (EffectDescription | undefined)[] {
  const said = new Set<string>();
  return products.map(({ reasons }) => {
    const reason = reasons.find(({ feature }) => !said.has(feature)) ?? reasons[0];
    if (reason) said.add(reason.feature);
    return reason;
  });
}
