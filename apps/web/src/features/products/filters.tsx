import { CATEGORIES, COLOR_FAMILIES, OCCASIONS, SEASONS } from '@figura/contracts';
import { useEffect, useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { Disclosure } from '../../ui/disclosure';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import { useProductChoices } from './api';
import styles from './filters.module.css';
import messages from './messages.en';
import type { ProductFilter } from './product-filter';

const t = translator(messages.filters);

/** Whoever pauses so long, in milliseconds, has typed the amount. */
const PAUSE_MS = 300;

const named = (value: string) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) });
const plain = (value: string) => ({ value, label: value });
const options = (any: string, entries: readonly { value: string; label: string }[]) => [
  { value: '', label: any },
  ...entries,
];

const CATEGORY_OPTIONS = options(t('anyCategory'), CATEGORIES.map(plain));
const COLOR_OPTIONS = options(t('anyColor'), COLOR_FAMILIES.map(named));
const OCCASION_OPTIONS = options(
  t('anyOccasion'),
  OCCASIONS.map((value) => ({ value, label: t(`occasion.${value}`) })),
);
const SEASON_OPTIONS = options(t('anySeason'), SEASONS.map(named));

interface FiltersProps {
  filter: ProductFilter;
  onChange: (change: Partial<ProductFilter>) => void;
}

/** Which products are shown. */
export function Filters({ filter, onChange }: FiltersProps) {
  const { data } = useProductChoices();
  const [amount, setAmount] = useState(filter.maxPrice);
  useEffect(() => {
    if (amount === filter.maxPrice) return undefined;
    const pause = window.setTimeout(() => onChange({ maxPrice: amount }), PAUSE_MS);
    return () => window.clearTimeout(pause);
  }, [amount, filter.maxPrice, onChange]);
  const select = (name: keyof ProductFilter, label: string, entries: { value: string; label: string }[]) => (
    <SelectField
      label={label}
      options={entries}
      value={filter[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <div className={styles['filters']}>
        {select('category', t('category'), CATEGORY_OPTIONS)}
        {select('color', t('color'), COLOR_OPTIONS)}
        <TextField
          label={t('maxPrice')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </div>
      <Disclosure summary={t('more')}>
        <div className={styles['filters']}>
          {select('occasion', t('occasion'), OCCASION_OPTIONS)}
          {select('season', t('season'), SEASON_OPTIONS)}
          {select('shop', t('shop'), options(t('anyShop'), (data?.shops ?? []).map(plain)))}
          {select('brand', t('brand'), options(t('anyBrand'), (data?.brands ?? []).map(plain)))}
        </div>
      </Disclosure>
    </form>
  );
}
