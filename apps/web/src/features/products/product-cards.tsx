import { findOwnSize, listSizeNames, type EffectDescription, type Product } from '@figura/contracts';
import { getCardEffect } from '../../lib/catalog/brief-effect';
import { useBalances } from '../../lib/catalog/use-balances';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { formatList } from '../../lib/text/list-text';
import { Stack } from '../../ui/layout/layout';
import { PictureGrid, type PictureGridLayout } from '../../ui/pictures/picture-grid';
import textStyles from '../../ui/text.module.css';
import messages from './messages.en';
import { ProductCard } from './product-card';
import { useOwnSizes } from './use-own-sizes';

const t = translator(messages.card);

interface ProductCardsProps {
  products: readonly Product[];
  layout: PictureGridLayout;
  heading: 'h2' | 'h3';
  saysSize?: boolean;
}

export function ProductCards({ products, layout, heading, saysSize = false }: ProductCardsProps) {
  const wearer = useWearer();
  const balances = useBalances();
  const own = useOwnSizes();
  const sizes = products.map(({ garment, sizes: sold }) =>
    own ? findOwnSize(listSizeNames(own, garment.category), sold) : undefined,
  );
  const yours = sizes.filter((size) => typeof size === 'string');
  const reasons = chooseReasons(products).map((reason) => reason && getCardEffect(reason, balances));
  return (
    <Stack gap={1}>
      {saysSize && yours.length > 0 ? (
        <p className={textStyles['fine']}>{t('inSize', { sizes: formatList([...new Set(yours)]) })}</p>
      ) : null}
      <PictureGrid layout={layout}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              wearer={wearer}
              heading={heading}
              reason={reasons[index]}
              size={sizes[index]}
              isSizeSaid={layout === 'page' && typeof sizes[index] === 'string'}
            />
          </li>
        ))}
      </PictureGrid>
    </Stack>
  );
}

/** The one that cards before gave longest ago, or never. */
function chooseReasons(products: readonly Product[]): (EffectDescription | undefined)[] {
  const saidAt = new Map<string, number>();
  return products.map(({ reasons }, index) => {
    const [first, ...others] = reasons;
    if (!first) return undefined;
    const getLast = ({ feature }: EffectDescription) => saidAt.get(feature) ?? -1;
    const reason = others.reduce((best, each) => (getLast(each) < getLast(best) ? each : best), first);
    saidAt.set(reason.feature, index);
    return reason;
  });
}
