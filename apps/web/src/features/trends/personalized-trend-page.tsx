import type { FashionItem } from '@figura/contracts';
import { isContentId } from '../../lib/content-id';
import { shopAddress } from '../../lib/shop-address';
import { useTitle } from '../../lib/use-title';
import { pathTo } from '../../path-to';
import { Badge } from '../../ui/badge';
import { Cluster } from '../../ui/layout';
import { ShopLink } from '../../ui/shop-link';
import { usePersonalizedTrendingItem } from './api';
import { PersonalReasons } from './personal-reasons';
import styles from './personalized-trend-page.module.css';
import { TrendSpread, trendName } from './trend-spread';
import { TrendState } from './trend-state';

interface PersonalizedTrendPageProps {
  /** The id in the address; empty where there is none. */
  id: string;
  onUnlock: () => void;
}

/** One trending item, and why it suits the person. */
export function PersonalizedTrendPage({ id, onUnlock }: PersonalizedTrendPageProps) {
  const answer = usePersonalizedTrendingItem(isContentId(id) ? id : null);
  const { data } = answer;
  useTitle(data ? trendName(data.item) : 'Perfect Trend for You');
  return (
    <TrendSpread
      back={pathTo.trends('personalized')}
      item={data?.item ?? (answer.isLoading && !answer.error ? 'loading' : null)}
    >
      <h1 tabIndex={-1}>Perfect Trend for You</h1>
      {data ? (
        <>
          <Name item={data.item} />
          <PersonalReasons reasons={data.effectDescriptions} cautions={data.cautions} />
        </>
      ) : (
        <TrendState
          id={id}
          answer={answer}
          notFound="No personalized trend details found"
          onUnlock={onUnlock}
        />
      )}
    </TrendSpread>
  );
}

function Name({ item }: { item: FashionItem }) {
  const address = shopAddress(item);
  return (
    <div className={styles['name']}>
      <Cluster gap={1}>
        <Badge tone="solid">For You</Badge>
        <Badge>Trending</Badge>
      </Cluster>
      <h2>{trendName(item)}</h2>
      {item.brand ? <p className={styles['brand']}>{item.brand}</p> : null}
      {address ? <ShopLink address={address}>Shop This Perfect Trend</ShopLink> : null}
    </div>
  );
}
