import type { Product } from '@figura/contracts';
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
  const reasons = chooseReasons(products);
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
function chooseReasons(products: readonly Product[]): (string | undefined)[] {
  const said = new Set<string>();
  return products.map(({ reasons }) => {
    const reason = (reasons.find(({ description }) => !said.has(description)) ?? reasons[0])?.description;
    if (reason) said.add(reason);
    return reason;
  });
}
