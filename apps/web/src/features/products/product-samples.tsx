import { OwnLooks } from '../../ui/dressed/own-looks';
import { PictureGridSkeleton } from '../../ui/pictures/picture-grid-skeleton';
import { useProductSamples } from './api';
import { page as t } from './messages.en';
import { ProductCards } from './product-cards';

/** The user's looks where no shop has anything. */
export function ProductSamples() {
  const { data, error } = useProductSamples();
  if (!data && !error) return <PictureGridSkeleton label={t('loading')} layout="strip" />;
  return data?.items.length ? (
    <ProductCards products={data.items} layout="strip" heading="h2" />
  ) : (
    <OwnLooks />
  );
}
