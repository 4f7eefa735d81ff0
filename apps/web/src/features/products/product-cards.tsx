import { findOwnSize, listSizeNames, type EffectDescription, type Product } from '@figura/contracts';
import { getCardEffect } from '../../lib/catalog/brief-effect';
import { useBalances } from '../../lib/catalog/use-balances';
import { useWearer } from '../../lib/session/use-wearer';
import { startSmall } from '../../lib/text/within-sentence';
import { cropForRow } from '../../ui/dressed/garment-crops';
import { PictureGrid, type PictureGridLayout } from '../../ui/pictures/picture-grid';
import { card as t } from './messages.en';
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
  const crop = cropForRow(products.map(({ garment }) => garment.category));
  const effects = chooseEffects(products);
  const tell = (effect: EffectDescription | undefined) => {
    if (!effect) return t('nothingKnown');
    const told = getCardEffect(effect, balances);
    return effect.rating > 0 ? told : t('but', { told: startSmall(told) });
  };
  return (
    <PictureGrid layout={layout}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            wearer={wearer}
            heading={heading}
            reason={tell(effects[index])}
            crop={crop}
            isInSize={sizes[index] !== null}
          />
        </li>
      ))}
    </PictureGrid>
  );
}

/** The reason that cards before gave longest ago; without any, what to consider. */
function chooseEffects(products: readonly Product[]): (EffectDescription | undefined)[] {
  const said: string[] = [];
  return products.map(({ reasons, cautions }) => {
    const own = reasons.filter(({ elsewhere }) => !elsewhere);
    const [first, ...others] = own.length > 0 ? own : cautions;
    if (!first) return undefined;
    const getLast = ({ feature }: EffectDescription) => said.lastIndexOf(feature);
    const effect = others.reduce((best, each) => (getLast(each) < getLast(best) ? each : best), first);
    said.push(effect.feature);
    return effect;
  });
}
