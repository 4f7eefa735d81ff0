import { isContentId } from '../../lib/catalog/content-id';
import { findShopUrl } from '../../lib/catalog/shop-url';
import { useTitle } from '../../lib/page/use-title';
import { pathTo } from '../../path-to';
import { Badge } from '../../ui/badge';
import { WishForItem } from '../../ui/garment/wish-for';
import { FindAlike } from '../../ui/links/find-alike';
import { ShopLink } from '../../ui/links/shop-link';
import { TextLink } from '../../ui/links/text-link';
import { useTrendingItem } from './api';
import { trendPage as t } from './messages.en';
import styles from './trend-page.module.css';
import { TrendSpread, formatTrendName } from './trend-spread';
import { TrendState } from './trend-state';
import { Stack } from '../../ui/layout/layout';

interface TrendPageProps {
  id: string;
  back: string;
}

export function TrendPage({ id, back }: TrendPageProps) {
  const query = useTrendingItem(isContentId(id) ? id : null);
  const item = query.data?.item;
  const name = item ? formatTrendName(item) : t('trendingItem');
  const url = item && findShopUrl(item);
  useTitle(name);
  return (
    <TrendSpread back={back} item={item ?? (query.isLoading && !query.error ? 'loading' : null)}>
      <Stack as="header" gap={2} align="start">
        {item?.brand ? <Badge>{item.brand}</Badge> : null}
        <h1 tabIndex={-1}>{name}</h1>
      </Stack>
      {item ? (
        <>
          <section className={styles['why']} aria-labelledby="why">
            <h2 id="why">{t('why')}</h2>
            <ul className={styles['reasons']}>
              {query.data?.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <p>
              <TextLink to={pathTo.personalizedTrend(id)}>{t('forYou')}</TextLink>
            </p>
          </section>
          {url ? (
            <div>
              <ShopLink url={url}>{t('shopThisTrend')}</ShopLink>
            </div>
          ) : null}
          <WishForItem key={id} item={item} name={name} />
          <FindAlike item={item} />
        </>
      ) : (
        <TrendState id={id} query={query} notFound={t('notFound')} />
      )}
    </TrendSpread>
  );
}
