import type { FashionItem } from '@figura/contracts';
import { isContentId } from '../../lib/catalog/content-id';
import { useSession } from '../../lib/session/session';
import { findShopUrl } from '../../lib/catalog/shop-url';
import { useTitle } from '../../lib/page/use-title';
import { pathTo } from '../../path-to';
import { Badge } from '../../ui/badge';
import { Cluster, Stack } from '../../ui/layout/layout';
import { MeasureFirst } from '../../ui/feedback/measure-first';
import { WishForItem } from '../../ui/garment/wish-for';
import { FindAlike } from '../../ui/links/find-alike';
import { ShopLink } from '../../ui/links/shop-link';
import { usePersonalizedTrendingItem } from './api';
import { personalizedTrendPage as t } from './messages.en';
import { PersonalReasons } from './personal-reasons';
import { TrendSpread, formatTrendName } from './trend-spread';
import { TrendState } from './trend-state';
import textStyles from '../../ui/text.module.css';

const PERFECT = t('perfectTrend');

interface PersonalizedTrendPageProps {
  id: string;
}

export function PersonalizedTrendPage({ id }: PersonalizedTrendPageProps) {
  const query = usePersonalizedTrendingItem(isContentId(id) ? id : null);
  const { data } = query;
  const measured = useSession().user?.bodyType != null;
  const suits = data ? data.isBestLook : measured;
  useTitle(data ? formatTrendName(data.item) : PERFECT);
  return (
    <TrendSpread
      back={pathTo.trends('personalized')}
      item={data?.item ?? (query.isLoading && !query.error ? 'loading' : null)}
    >
      <h1 tabIndex={-1}>{suits ? PERFECT : t('aTrendOfThisWeek')}</h1>
      {data ? (
        <>
          <Name item={data.item} suits={suits} />
          {measured ? <PersonalReasons response={data} /> : <MeasureFirst />}
          <FindAlike item={data.item} />
        </>
      ) : (
        <TrendState id={id} query={query} notFound={t('notFound')} />
      )}
    </TrendSpread>
  );
}

function Name({ item, suits }: { item: FashionItem; suits: boolean }) {
  const url = findShopUrl(item);
  return (
    <Stack gap={2} align="start">
      <Cluster gap={1}>
        {suits ? <Badge tone="solid">{t('forYou')}</Badge> : null}
        <Badge>{t('trending')}</Badge>
      </Cluster>
      <h2>{formatTrendName(item)}</h2>
      {item.brand ? <p className={textStyles['soft']}>{item.brand}</p> : null}
      {url ? <ShopLink url={url}>{suits ? t('shopThisPerfectTrend') : t('shopThisTrend')}</ShopLink> : null}
      <WishForItem key={item._id} item={item} name={formatTrendName(item)} />
    </Stack>
  );
}
