import {
  CATEGORIES,
  COLOR_FAMILIES,
  HEM_COVERAGES,
  NECKLINE_COVERAGES,
  OCCASIONS,
  SEASONS,
  SLEEVE_COVERAGES,
} from '@figura/contracts';
import { useEffect, useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { classNames } from '../../ui/class-names';
import { Disclosure } from '../../ui/disclosure';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import { formatOccasionName, formatSeasonName } from '../../ui/garment/occasion-names';
import { useMedia } from '../../ui/use-media';
import { useProductChoices } from './api';
import styles from './filters.module.css';
import messages from './messages.en';
import type { ProductFilter } from './product-filter';

const t = translator(messages.filters);

const PAUSE_MS = 300;

const toNamedOption = (value: string) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) });
const toOption = (value: string) => ({ value, label: value });
const listOptions = (any: string, entries: readonly { value: string; label: string }[]) => [
  { value: '', label: any },
  ...entries,
];

const CATEGORY_OPTIONS = listOptions(t('anyCategory'), CATEGORIES.map(toOption));
const COLOR_OPTIONS = listOptions(t('anyColor'), COLOR_FAMILIES.map(toNamedOption));
const OCCASION_OPTIONS = listOptions(
  t('anyOccasion'),
  OCCASIONS.map((value) => ({ value, label: formatOccasionName(value) })),
);
const SEASON_OPTIONS = listOptions(
  t('anySeason'),
  SEASONS.map((value) => ({ value, label: formatSeasonName(value) })),
);
const SLEEVE_OPTIONS = listOptions(
  t('anySleeves'),
  SLEEVE_COVERAGES.map((value) => ({ value, label: t(`sleeveLevel.${value}`) })),
);
const HEM_OPTIONS = listOptions(
  t('anyHem'),
  HEM_COVERAGES.map((value) => ({ value, label: t(`hemLevel.${value}`) })),
);
const NECKLINE_OPTIONS = listOptions(
  t('anyNeckline'),
  NECKLINE_COVERAGES.map((value) => ({ value, label: t(`necklineLevel.${value}`) })),
);
/** Folded away until opened. */
const FOLDED = ['occasion', 'season', 'sleeves', 'hem', 'neckline', 'shop', 'brand'] as const;
/** Visible where there is room; folded on a phone. */
const FIRST = ['category', 'color', 'size', 'maxPrice', 'currency'] as const;
const WITH_ROOM = '(width >= 48rem)';

interface FiltersProps {
  filter: ProductFilter;
  onChange: (change: Partial<ProductFilter>) => void;
}

export function Filters({ filter, onChange }: FiltersProps) {
  const { data } = useProductChoices();
  const [amount, setAmount] = useMaxPrice({ filter, onChange });
  const select = (
    name: keyof ProductFilter,
    label: string,
    entries: { value: string; label: string }[],
    className?: string,
  ) => (
    <SelectField
      className={className}
      label={label}
      options={entries}
      value={filter[name]}
      disabled={entries.length === 1}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  const { wide } = styles;
  // The last size the user chose may be sold out now.
  const sizes = [...new Set([...(data?.sizes ?? []), filter.size])].filter((size) => size !== '');
  const currencies = data && data.currencies.length > 1 ? data.currencies : [];
  const noSizes = data?.sizes.length === 0 ? t('noSizes') : t('anySize');
  const hasRoom = useMedia(WITH_ROOM);
  const folded = hasRoom ? FOLDED : [...FIRST, ...FOLDED];
  const count = folded.filter((name) => filter[name] !== '').length;
  const first = (
    <>
      {select('category', t('category'), CATEGORY_OPTIONS, wide)}
      {select('color', t('color'), COLOR_OPTIONS)}
      {select('size', t('size'), listOptions(noSizes, sizes.map(toOption)))}
      <TextField
        label={t('maxPrice')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        className={wide}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      {currencies.length > 0
        ? select('currency', t('currency'), listOptions(t('anyCurrency'), currencies.map(toOption)), wide)
        : null}
    </>
  );
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      {hasRoom ? <div className={styles['filters']}>{first}</div> : null}
      <Disclosure summary={t(hasRoom ? 'more' : 'filters', { count })}>
        <div className={classNames(styles['filters'], styles['folded'])}>
          {hasRoom ? null : first}
          {select('occasion', t('occasion'), OCCASION_OPTIONS, wide)}
          {select('season', t('season'), SEASON_OPTIONS)}
          {select('sleeves', t('sleeves'), SLEEVE_OPTIONS, wide)}
          {select('hem', t('hem'), HEM_OPTIONS, wide)}
          {select('neckline', t('neckline'), NECKLINE_OPTIONS, wide)}
          {select('shop', t('shop'), listOptions(t('anyShop'), (data?.shops ?? []).map(toOption)))}
          {select('brand', t('brand'), listOptions(t('anyBrand'), (data?.brands ?? []).map(toOption)))}
        </div>
      </Disclosure>
    </form>
  );
}

function useMaxPrice({ filter, onChange }: FiltersProps): [string, (amount: string) => void] {
  const [amount, setAmount] = useState(filter.maxPrice);
  useEffect(() => {
    if (amount === filter.maxPrice) return undefined;
    const pause = window.setTimeout(() => onChange({ maxPrice: amount }), PAUSE_MS);
    return () => window.clearTimeout(pause);
  }, [amount, filter.maxPrice, onChange]);
  return [amount, setAmount];
}
