import type { UnnamedTable } from '@figura/contracts';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/forms/select-field';
import { columns as t } from './add-pieces.messages.en';
import styles from './add-pieces.module.css';
import textStyles from '../../ui/text.module.css';
import { Stack } from '../../ui/layout/layout';

const COLUMNS = ['name', 'category', 'color', 'material', 'brand', 'size', 'price', 'note'] as const;

type Column = (typeof COLUMNS)[number];

const OPTIONS = COLUMNS.map((value) => ({ value, label: t(value) }));

/** An amount with or without a currency. */
const AMOUNT = /^\D{0,4}\d+(?:[.,]\d{1,2})?\D{0,4}$/;
const SIZE = /^(?:X{0,4}[SL]|M|(?:EU|UK|US)? ?\d{1,2})$/i;

interface NameColumnsProps {
  table: UnnamedTable;
  onNamed: (header: string) => void;
  onAgain: () => void;
}

export function NameColumns({ table: { delimiter, rows }, onNamed, onAgain }: NameColumnsProps) {
  const [columns, setColumns] = useState(() => guessColumns(rows));
  const [tried, setTried] = useState(false);
  const isNamed = columns.includes('name');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNamed) onNamed(columns.join(delimiter));
  };
  return (
    <Stack as="form" gap={2} onSubmit={submit} noValidate>
      <div className={styles['row']}>
        <p className={styles['strong']}>{t('title')}</p>
        <Button variant="quiet" size="small" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
      <p className={textStyles['fine']}>{t('lead')}</p>
      {columns.map((column, index) => (
        <SelectField
          key={index}
          label={t('column', { number: index + 1, sample: rows.map((row) => row[index]).join(', ') })}
          options={OPTIONS}
          value={column}
          onChange={({ target }) =>
            setColumns((now) => now.map((each, at) => (at === index ? (target.value as Column) : each)))
          }
        />
      ))}
      {tried && !isNamed ? <p role="alert">{t('missing')}</p> : null}
      <div className={styles['actions']}>
        <Button type="submit">{t('read')}</Button>
      </div>
    </Stack>
  );
}

function guessColumns(rows: readonly (readonly string[])[]): Column[] {
  const guessed = (rows[0] ?? []).map((_, index): Column => {
    const cells = rows.map((row) => row[index]?.trim() ?? '').filter(Boolean);
    if (cells.length === 0) return 'note';
    if (cells.every((cell) => SIZE.test(cell))) return 'size';
    return cells.every((cell) => AMOUNT.test(cell)) ? 'price' : 'note';
  });
  const named = guessed.indexOf('note');
  return guessed.map((column, index) => (index === named ? 'name' : column));
}
