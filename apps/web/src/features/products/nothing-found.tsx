import { MAX_COUNTED_PRODUCTS, type ProductsResponse } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Cluster } from '../../ui/layout/layout';
import { useProductChoices } from './api';
import messages from './messages.en';
import type { ProductFilter } from './product-filter';
import { isFilterName, isNarrowed } from './product-filter';

const t = translator(messages.empty);

interface NothingFoundProps {
  filter: ProductFilter;
  /** How many there are without one of the filters. */
  loosened: ProductsResponse['loosened'];
  onLoosen: (change: Partial<ProductFilter>) => void;
  onClear: () => void;
}

const countOf = (found: number) =>
  found < MAX_COUNTED_PRODUCTS ? String(found) : t('countedMost', { found });

/** Says that there is nothing, what to loosen, and how many products that brings. */
export function NothingFound({ filter, loosened = [], onLoosen, onClear }: NothingFoundProps) {
  const { data: choices } = useProductChoices();
  if (!isNarrowed(filter) && choices?.shops.length)
    return (
      <EmptyState
        title={t('beyondLimitsTitle')}
        action={<ButtonLink to={paths.settings}>{t('toSettings')}</ButtonLink>}
      >
        <p>{t('aboutBeyondLimits')}</p>
      </EmptyState>
    );
  if (!isNarrowed(filter))
    return (
      <EmptyState
        title={t('noShopTitle')}
        action={<ButtonLink to={paths.bestLooks}>{t('toBestLooks')}</ButtonLink>}
      >
        <p>{t('aboutNoShop')}</p>
      </EmptyState>
    );
  const ways = loosened.flatMap(({ without, found }) =>
    isFilterName(without) ? [{ name: without, found }] : [],
  );
  return (
    <EmptyState title={t('noneTitle')} action={<Button onClick={onClear}>{t('clear')}</Button>}>
      <p>{ways.length > 0 ? t('aboutNone') : t('aboutTooNarrow')}</p>
      <Cluster>
        {ways.map(({ name, found }) => (
          <Button key={name} variant="secondary" size="small" onClick={() => onLoosen({ [name]: '' })}>
            {t('loosen', { what: t(`filter.${name}`), found: countOf(found) })}
          </Button>
        ))}
      </Cluster>
    </EmptyState>
  );
}
