import {
  CATEGORIES,
  COLOR_FAMILIES,
  HEM_COVERAGES,
  NECKLINE_COVERAGES,
  OCCASIONS,
  OWN_SIZE,
  SEASONS,
  SLEEVE_COVERAGES,
} from '@figura/contracts';
import { useEffect, useState } from 'react';
import { formatColor } from '../../lib/catalog/garment-names';
import { capitalize } from '../../lib/text/capitalize';
import { formatCategory } from '../../lib/text/names';
import { FilterFold } from '../../ui/forms/filter-fold';
import { Pills } from '../../ui/forms/pills';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import { formatOccasionName, formatSeasonName } from '../../ui/garment/occasion-names';
import { useMedia } from '../../ui/use-media';
import { useProductChoices } from './api';
import styles from './filters.module.css';
import { filters as t } from './messages.en';
import type { ProductFilter } from './product-filter';
import { findUsualSize, useOwnSizes } from './use-own-sizes';

const PAUSE_MS = 300;
const PRESETS = ['', OWN_SIZE];

const toOption = (value: string) => ({ value, label: value });
const listOptions = (any: string, entries: readonly { value: string; label: string }[]) => [
  { value: '', label: any },
  ...entries,
];

const CATEGORY_OPTIONS = listOptions(
  t('anyCategory'),
  CATEGORIES.map((value) => ({ value, label: formatCategory(value) })),
);
const COLOR_OPTIONS = listOptions(
  t('anyColor'),
  COLOR_FAMILIES.map((value) => ({ value, label: capitalize(formatColor(value)) })),
);
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
const FOLDED = ['occasion', 'season', 'sleeves', 'hem', 'neckline', 'shop', 'brand'] as const;
const FOLDED_ON_PHONES = ['color', 'maxPrice', 'currency', ...FOLDED] as const;
const PHONE = '(width < 48rem)';

interface FiltersProps {
  filter: ProductFilter;
  onChange: (change: Partial<ProductFilter>) => void;
}

export function Filters(props: FiltersProps) {
  const { filter } = props;
  const isPhone = useMedia(PHONE);
  const count = (isPhone ? FOLDED_ON_PHONES : FOLDED).filter((name) => filter[name] !== '').length;
  return (
    <form role="search" className={styles['form']} onSubmit={(event) => event.preventDefault()}>
      <Pills>
        <FirstFields {...props} />
        {isPhone ? null : <ColorAndPrice {...props} />}
      </Pills>
      <FilterFold label={t('more', { count })}>
        <div className={styles['folded']}>
          {isPhone ? <ColorAndPrice {...props} /> : null}
          <MoreFields {...props} />
        </div>
      </FilterFold>
    </form>
  );
}

interface SelectProps extends FiltersProps {
  name: keyof ProductFilter;
  label: string;
  entries: { value: string; label: string }[];
  isWide?: boolean;
}

function Select({ filter, onChange, name, label, entries, isWide = false }: SelectProps) {
  return (
    <SelectField
      className={isWide ? styles['wide'] : undefined}
      label={label}
      options={entries}
      value={filter[name]}
      disabled={entries.length === 1}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
}

function FirstFields(props: FiltersProps) {
  const { filter } = props;
  const { data } = useProductChoices();
  const usual = findUsualSize(useOwnSizes(), filter.category);
  // The last size the user chose may be sold out now.
  const sizes = [...new Set([...(data?.sizes ?? []), filter.size])].filter((size) => !PRESETS.includes(size));
  const own = usual === undefined ? [] : [{ value: OWN_SIZE, label: t('ownSize', { size: usual }) }];
  const options =
    data?.sizes.length === 0
      ? [{ value: filter.size, label: t('noSizes') }]
      : [...own, ...listOptions(t('anySize'), sizes.map(toOption))];
  return (
    <>
      <Select {...props} name="category" label={t('category')} entries={CATEGORY_OPTIONS} isWide />
      <Select {...props} name="size" label={t('size')} entries={options} />
    </>
  );
}

function ColorAndPrice(props: FiltersProps) {
  const { data } = useProductChoices();
  const [amount, setAmount] = useMaxPrice(props);
  const currencies = data?.currencies ?? [];
  const currency = currencies.length === 1 ? currencies[0] : props.filter.currency;
  return (
    <>
      <Select {...props} name="color" label={t('color')} entries={COLOR_OPTIONS} />
      <TextField
        label={t('maxPrice')}
        placeholder={t('anyPrice')}
        suffix={currency}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        className={styles['wide']}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      {currencies.length > 1 ? (
        <Select
          {...props}
          name="currency"
          label={t('currency')}
          entries={listOptions(t('anyCurrency'), currencies.map(toOption))}
          isWide
        />
      ) : null}
    </>
  );
}

function MoreFields(props: FiltersProps) {
  const { data } = useProductChoices();
  const shops = listOptions(t('anyShop'), (data?.shops ?? []).map(toOption));
  const brands = listOptions(t('anyBrand'), (data?.brands ?? []).map(toOption));
  return (
    <>
      <Select {...props} name="occasion" label={t('occasion')} entries={OCCASION_OPTIONS} isWide />
      <Select {...props} name="season" label={t('season')} entries={SEASON_OPTIONS} />
      <Select {...props} name="sleeves" label={t('sleeves')} entries={SLEEVE_OPTIONS} isWide />
      <Select {...props} name="hem" label={t('hem')} entries={HEM_OPTIONS} isWide />
      <Select {...props} name="neckline" label={t('neckline')} entries={NECKLINE_OPTIONS} isWide />
      <Select {...props} name="shop" label={t('shop')} entries={shops} />
      <Select {...props} name="brand" label={t('brand')} entries={brands} />
    </>
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
