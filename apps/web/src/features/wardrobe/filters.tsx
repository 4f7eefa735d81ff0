import type { WardrobeResponse } from '@figura/contracts';
import { useId } from 'react';
import { formatCategory } from '../../lib/text/names';
import { Chip } from '../../ui/forms/chip';
import { RadioCard } from '../../ui/forms/radio-card';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './filters.module.css';
import { filters as t } from './messages.en';
import type { PieceFilter } from './piece-filter';

type Shown = PieceFilter['shown'];

interface FiltersProps {
  page: Pick<WardrobeResponse, 'held' | 'categories' | 'inWash' | 'wishes'>;
  shown: Shown;
  onChange: (shown: Shown) => void;
}

export function Filters({ page, shown, onChange }: FiltersProps) {
  const name = useId();
  return (
    <fieldset className={styles['filters']}>
      <legend>
        <VisuallyHidden>{t('shown')}</VisuallyHidden>
      </legend>
      <div className={styles['chips']}>
        {listChips(page, shown).map(({ value, label }) => (
          <Chip
            key={value}
            control={<RadioCard name={name} value={value} chosen={shown} onChoose={onChange} />}
          >
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

function listChips(
  { held, categories, inWash, wishes }: FiltersProps['page'],
  chosen: Shown,
): { value: Shown; label: string }[] {
  const counted: { value: Shown; what: string; count: number }[] = [
    ...categories.map(({ category, count }) => ({ value: category, what: formatCategory(category), count })),
    { value: 'in-wash', what: t('in-wash'), count: inWash },
    { value: 'wishes', what: t('wishes'), count: wishes },
  ];
  const chips = counted
    .filter(({ value, count }) => count > 0 || value === chosen)
    .map(({ value, what, count }) => ({ value, label: t('counted', { what, count }) }));
  return [
    { value: 'all', label: t('counted', { what: t('all'), count: held }) },
    ...chips,
    { value: 'not-for-a-season', label: t('not-for-a-season') },
    { value: 'taken-out', label: t('taken-out') },
  ];
}
