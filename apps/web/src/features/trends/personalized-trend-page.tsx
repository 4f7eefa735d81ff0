import type { FashionItem } from '@figura/contracts';
import { isContentId } from '../../lib/catalog/content-id';
import { useSession } from '../../lib/session/session';
import { shopAddress } from '../../lib/catalog/shop-address';
import { useTitle } from '../../lib/page/use-title';
import { pathTo } from '../../path-to';
import { Badge } from '../../ui/badge';
import { Cluster } from '../../ui/layout/layout';
import { MeasureFirst } from '../../ui/feedback/measure-first';
import { ShopLink } from '../../ui/links/shop-link';
import { usePersonalizedTrendingItem } from './api';
import { PersonalReasons } from './personal-reasons';
import styles from './personalized-trend-page.module.css';
import { TrendSpread, trendName } from './trend-spread';
import { TrendState } from './trend-state';

const PERFECT = 'Perfect Trend for You';

interface PersonalizedTrendPageProps {
  /** The id in the address; empty where there is none. */
  id: string;
  onUnlock: () => void;
}

/** One trending item, and why it suits the person. */
export function PersonalizedTrendPage({ id, onUnlock }: PersonalizedTrendPageProps) {
  const answer = usePersonalizedTrendingItem(isContentId(id) ? id : null);
  const { data } = answer;
  const measured = useSession().user?.bodyType != null;
  useTitle(data ? trendName(data.item) : PERFECT);
  return (
    <TrendSpread
      back={pathTo.trends('personalized')}
      item={data?.item ?? (answer.isLoading && !answer.error ? 'loading' : null)}
    >
      <h1 tabIndex={-1}>{measured ? PERFECT : 'A trend of this week'}</h1>
      {data ? (
        <>
          <Name item={data.item} measured={measured} />
          {measured ? (
            <PersonalReasons reasons={data.effectDescriptions} cautions={data.cautions} />
          ) : (
            <MeasureFirst />
          )}
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

function Name({ item, measured }: { item: FashionItem; measured: boolean }) {
  const address = shopAddress(item);
  return (
    <div className={styles['name']}>
      <Cluster gap={1}>
        {measured ? <Badge tone="solid">For You</Badge> : null}
        <Badge>Trending</Badge>
      </Cluster>
      <h2>{trendName(item)}</h2>
      {item.brand ? <p className={styles['brand']}>{item.brand}</p> : null}
      {address ? (
        <ShopLink address={address}>{measured ? 'Shop This Perfect Trend' : 'Shop This Trend'}</ShopLink>
      ) : null}
    </div>
  );
}
