import { CATEGORIES } from '@figura/contracts';
import { useEffect, useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import styles from './filters.module.css';
import messages from './messages.en';
import type { PieceFilter } from './piece-filter';

const t = translator(messages.filters);

/** Whoever pauses so long, in milliseconds, has typed the word. */
const PAUSE_MS = 150;
/** As much as the API takes. */
const MAX_SEARCH = 60;

const CATEGORY_OPTIONS = [
  { value: '', label: t('allCategories') },
  ...CATEGORIES.map((category) => ({ value: category, label: category })),
];
const SHOWN_OPTIONS = [
  { value: 'all', label: t('all') },
  { value: 'wishes', label: t('wishes') },
  { value: 'not-for-a-season', label: t('notForASeason') },
  { value: 'taken-out', label: t('takenOut') },
];

interface FiltersProps {
  filter: PieceFilter;
  onChange: (change: Partial<PieceFilter>) => void;
}

/** Which pieces are shown: by words, by category, by how they are worn. */
export function Filters({ filter, onChange }: FiltersProps) {
  const [text, setText] = useState(filter.text);
  useEffect(() => {
    if (text === filter.text) return undefined;
    const pause = window.setTimeout(() => onChange({ text }), PAUSE_MS);
    return () => window.clearTimeout(pause);
  }, [text, filter.text, onChange]);
  return (
    <form role="search" className={styles['filters']} onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label={t('search')}
        placeholder={t('searchHint')}
        maxLength={MAX_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <SelectField
        label={t('category')}
        options={CATEGORY_OPTIONS}
        value={filter.category}
        onChange={({ target }) => onChange({ category: target.value as PieceFilter['category'] })}
      />
      <SelectField
        label={t('shown')}
        options={SHOWN_OPTIONS}
        value={filter.shown}
        onChange={({ target }) => onChange({ shown: target.value as PieceFilter['shown'] })}
      />
    </form>
  );
}
