import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Cluster } from '../../ui/layout/layout';
import messages from './messages.en';
import type { ProductFilter } from './product-filter';
import { narrowing } from './product-filter';

const t = translator(messages.empty);

interface NothingFoundProps {
  filter: ProductFilter;
  onLoosen: (change: Partial<ProductFilter>) => void;
  onClear: () => void;
}

/** Says that there is nothing, and what to loosen. */
export function NothingFound({ filter, onLoosen, onClear }: NothingFoundProps) {
  const names = narrowing(filter);
  if (names.length === 0)
    return (
      <EmptyState
        title={t('noShopTitle')}
        action={<ButtonLink to={paths.bestLooks}>{t('toBestLooks')}</ButtonLink>}
      >
        <p>{t('aboutNoShop')}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={t('noneTitle')} action={<Button onClick={onClear}>{t('clear')}</Button>}>
      <p>{t('aboutNone', { what: t(`filter.${names[0]!}`) })}</p>
      <Cluster>
        {names.map((name) => (
          <Button key={name} variant="secondary" size="small" onClick={() => onLoosen({ [name]: '' })}>
            {t('loosen', { what: t(`filter.${name}`) })}
          </Button>
        ))}
      </Cluster>
    </EmptyState>
  );
}
