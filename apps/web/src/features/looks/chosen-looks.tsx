import { SHOW_ALL_FROM } from '@figura/contracts';
import type { Category, Garment, ListedLook } from '@figura/contracts';
import { useState } from 'react';
import { useQuery } from '../../lib/api/use-query';
import { formatColor, formatGarmentName } from '../../lib/catalog/garment-names';
import { Disclosure } from '../../ui/disclosure';
import { isClothing } from '../../ui/dressed/dressed-item';
import { Checkbox } from '../../ui/forms/checkbox';
import { FilterFold } from '../../ui/forms/filter-fold';
import { Pills } from '../../ui/forms/pills';
import { SelectField } from '../../ui/forms/select-field';
import { useMedia } from '../../ui/use-media';
import styles from './chosen-looks.module.css';
import { LookGrid } from './look-grid';
import { chosenLooks as t } from './messages.en';

interface Choice {
  kind: string;
  color: string;
  isOwned: boolean;
}

const PHONE = '(width < 48rem)';

const ALL: Choice = { kind: '', color: '', isOwned: false };

const getColor = (garment: Garment | undefined) => garment?.colors[0]?.name ?? '';

interface ChosenLooksProps {
  category: Category;
  items: readonly ListedLook[];
}

export function ChosenLooks({ category, items }: ChosenLooksProps) {
  const isPhone = useMedia(PHONE);
  const [choice, setChoice] = useState(ALL);
  const kinds = countValues(items.map(({ garment }) => (isClothing(garment) ? garment.type : '')));
  const { data: wardrobe } = useQuery(kinds.size > 1 ? '/wardrobe' : null);
  const owned = new Set(wardrobe?.items.map(({ garment }) => garment.type));
  const shown = items.filter(
    ({ garment }) =>
      (choice.kind === '' || garment?.type === choice.kind) &&
      (choice.color === '' || getColor(garment) === choice.color) &&
      (!choice.isOwned || (garment !== undefined && owned.has(garment.type))),
  );
  const first = shown.length === items.length ? pickBest(items) : shown;
  const others = shown.filter((look) => !first.includes(look));
  const colors = countValues(items.map(({ garment }) => getColor(garment)));
  const select = (name: 'kind' | 'color', counts: ReadonlyMap<string, number>) => (
    <SelectField
      label={t(name)}
      options={listOptions(name, counts)}
      value={choice[name]}
      onChange={({ target }) => setChoice((now) => ({ ...now, [name]: target.value }))}
    />
  );
  const fields = (
    <>
      {select('kind', kinds)}
      {select('color', colors)}
      {items.some(({ garment }) => garment && owned.has(garment.type)) ? (
        <Checkbox
          label={t('owned')}
          checked={choice.isOwned}
          onChange={({ target }) => setChoice((now) => ({ ...now, isOwned: target.checked }))}
        />
      ) : null}
    </>
  );
  const chosen = Object.values(choice).filter(Boolean).length;
  return (
    <>
      {kinds.size > 1 ? (
        <form role="search" className={styles['choices']} onSubmit={(event) => event.preventDefault()}>
          {isPhone ? (
            <FilterFold label={t('filters', { count: chosen })}>
              <div className={styles['fields']}>{fields}</div>
            </FilterFold>
          ) : (
            <Pills>{fields}</Pills>
          )}
          <p role="status" className={styles['count']}>
            {t('count', { shown: first.length, all: items.length })}
          </p>
        </form>
      ) : null}
      <LookGrid category={category} items={first} among={shown} layout="page" leading />
      {others.length > 0 ? (
        <Disclosure summary={t('others', { count: others.length })}>
          <LookGrid category={category} items={others} among={shown} layout="page" />
        </Disclosure>
      ) : null}
    </>
  );
}

function pickBest(items: readonly ListedLook[]): readonly ListedLook[] {
  const best = items.filter(({ reason }) => reason !== undefined);
  return best.length < SHOW_ALL_FROM ? items : best;
}

function countValues(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

function listOptions(of: 'kind' | 'color', counts: ReadonlyMap<string, number>) {
  const options = [...counts].map(([value, count]) => ({
    value,
    label: t('option', { name: formatValue(of, value), count }),
  }));
  return [{ value: '', label: t(`any.${of}`) }, ...options];
}

function formatValue(of: 'kind' | 'color', value: string): string {
  return of === 'kind' ? formatGarmentName({ type: value, colors: [] }) : formatColor(value);
}
