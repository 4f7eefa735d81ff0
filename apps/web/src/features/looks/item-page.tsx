import type { Category, FashionItemResponse } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { isContentId } from '../../lib/catalog/content-id';
import { useGoBack } from '../../lib/page/use-go-back';
import { useTitle } from '../../lib/page/use-title';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Stack } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { parseItemIds } from './item-ids';
import { readItemState } from './item-state';
import { ItemViewer } from './item-viewer';
import type { LookSource } from './look-sources';
import { LOOK_SOURCES } from './look-sources';
import { itemPage as t } from './messages.en';

interface ItemPageProps {
  id: string;
  /** Raw, from the URL. */
  items: string | null;
  /** Untrusted: the browser kept it. */
  navigationState: unknown;
  source: LookSource;
  category: Category | null;
  below: (item: FashionItemResponse['item']) => ReactNode;
}

export function ItemPage({ id, items, navigationState, ...viewer }: ItemPageProps) {
  const { source } = viewer;
  const state = readItemState(navigationState);
  const listed = state.items.includes(id) ? [...state.items] : parseItemIds(items);
  if (id === '') return <Nothing title={t('noId')} source={source} />;
  if (listed === null) return <WayBack source={source} />;
  const ids = listed.length > 0 ? listed : [id].filter(isContentId);
  if (ids.length === 0) return <Nothing title={t('notFound')} source={source} />;
  const start = Math.max(0, ids.indexOf(id));
  return (
    <ItemViewer
      key={`${id} ${items}`}
      ids={ids}
      start={start}
      personalTrend={state.personalTrend}
      {...viewer}
    />
  );
}

function Nothing({ title, source }: { title: string; source: LookSource }) {
  const { list, toList } = LOOK_SOURCES[source];
  useTitle(t('title'));
  return (
    <Stack gap={5}>
      <PageHeader title={t('title')} />
      <EmptyState title={title} action={<ButtonLink to={list}>{toList}</ButtonLink>} />
    </Stack>
  );
}

function WayBack({ source }: { source: LookSource }) {
  const goBack = useGoBack(LOOK_SOURCES[source].list);
  const left = useRef(false);
  useEffect(() => {
    if (left.current) return;
    left.current = true;
    goBack();
  }, [goBack]);
  return null;
}
