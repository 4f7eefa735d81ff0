import { MAX_COUNTED_PRODUCTS, OWN_SIZE, type ProductsResponse } from '@figura/contracts';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Cluster } from '../../ui/layout/layout';
import { useProductChoices } from './api';
import { empty as t } from './messages.en';
import type { ProductFilter } from './product-filter';
import { isFilterName, isNarrowed } from './product-filter';

interface NothingFoundProps {
  filter: ProductFilter;
  loosened: ProductsResponse['loosened'];
  onLoosen: (change: Partial<ProductFilter>) => void;
  onClear: () => void;
}

export const formatCount = (found: number) =>
  found < MAX_COUNTED_PRODUCTS ? String(found) : t('countedMost', { found });

export function NothingFound({ filter, loosened = [], onLoosen, onClear }: NothingFoundProps) {
  const { data: choices } = useProductChoices();
  const isOpen = !isNarrowed(
    loosened.length === 0 && filter.size === OWN_SIZE ? { ...filter, size: '' } : filter,
  );
  if (isOpen && choices?.shops.length)
    return (
      <EmptyState
        title={t('beyondLimitsTitle')}
        action={<ButtonLink to={paths.settings}>{t('toSettings')}</ButtonLink>}
      >
        <p>{t('aboutBeyondLimits')}</p>
      </EmptyState>
    );
  if (isOpen)
    return (
      <EmptyState
        title={t('noShopTitle')}
        action={<ButtonLink to={paths.bestLooks}>{t('toBestLooks')}</ButtonLink>}
      >
        <p>{t('aboutNoShop')}</p>
      </EmptyState>
    );
  const ways = loosened.map(({ without, and, found }) => ({
    names: [without, and].filter((name) => name !== undefined && isFilterName(name)),
    found,
  }));
  const about = ways.some(({ names }) => names.length > 1) ? t('aboutTwo') : t('aboutNone');
  return (
    <EmptyState title={t('noneTitle')} action={<Button onClick={onClear}>{t('clear')}</Button>}>
      <p>{ways.length > 0 ? about : t('aboutTooNarrow')}</p>
      <Cluster>
        {ways.map(({ names, found }) => (
          <Button
            key={names.join()}
            variant="secondary"
            size="small"
            onClick={() => onLoosen(Object.fromEntries(names.map((name) => [name, ''])))}
          >
            {t('loosen', {
              what: names.map((name) => t(`filter.${name}`)).join(t('and')),
              found: formatCount(found),
            })}
          </Button>
        ))}
      </Cluster>
    </EmptyState>
  );
}
