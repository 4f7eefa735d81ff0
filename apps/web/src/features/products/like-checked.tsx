import { findOwnSize, listSizeNames, type Garment } from '@figura/contracts';
import { useSession } from '../../lib/session/session';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { TextLink } from '../../ui/links/text-link';
import { useProducts } from './api';
import { listClosestTo } from './closest-to';
import styles from './from-shops.module.css';
import { likeChecked as t } from './like-checked.messages.en';
import { ProductCards } from './product-cards';
import { ALL_PRODUCTS } from './product-filter';
import { useOwnSizes } from './use-own-sizes';

const READ = 24;
const SHOWN = 4;

export default function LikeChecked({ garment }: { garment: Garment }) {
  return useSession().user?.hasPaid ? <Alike garment={garment} /> : null;
}

function Alike({ garment }: { garment: Garment }) {
  const { category, type } = garment;
  const own = useOwnSizes();
  const { data } = useProducts({ ...ALL_PRODUCTS, category, type }, null, READ);
  const items = data?.items.filter((product) => product.garment.category === category);
  if (!items) return null;
  const suiting = items.filter(
    ({ score, garment: sold, sizes }) =>
      score > 0 && !(own && findOwnSize(listSizeNames(own, sold.category), sizes) === null),
  );
  return (
    <section className={styles['part']} aria-labelledby="like-checked">
      <header className={styles['head']}>
        <h2 id="like-checked">{t('title')}</h2>
        <TextLink to={pathTo.productsOf(category)}>{t('all')}</TextLink>
      </header>
      {suiting.length === 0 ? (
        <p>{t(items.length === 0 ? 'noneSold' : 'noneSuits')}</p>
      ) : (
        <>
          <ProductCards products={listClosestTo(garment, suiting, SHOWN)} layout="strip" heading="h3" />
          <TextLink to={paths.productOrder}>{t('order')}</TextLink>
        </>
      )}
    </section>
  );
}
