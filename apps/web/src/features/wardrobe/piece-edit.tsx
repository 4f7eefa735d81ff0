import { getUsualCurrency, type ChangePieceDto, type WardrobePiece } from '@figura/contracts';
import {
  MAX_PIECE_BRAND,
  MAX_PIECE_NAME,
  MAX_PIECE_NOTE,
  MAX_PIECE_PRICE,
  MAX_PIECE_SIZE,
} from '@figura/contracts';
import type { ComponentProps, FormEvent } from 'react';
import { useState } from 'react';
import { getPageLanguage } from '../../lib/messages/page-language';
import { useChange } from '../../lib/api/use-change';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import { Questions } from '../../ui/garment/questions';
import { Stack } from '../../ui/layout/layout';
import { changePiece } from './api';
import { ColorChoice } from './color-choice';
import styles from './piece-edit.module.css';
import { edit as t } from './piece-sheet.messages.en';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'SEK', 'NOK', 'DKK', 'JPY'];

type Field = 'name' | 'amount' | 'currency' | 'brand' | 'size' | 'note';

interface PieceEditProps {
  piece: WardrobePiece;
  onSaved: (piece: WardrobePiece) => Promise<void>;
}

export function PieceEdit({ piece, onSaved }: PieceEditProps) {
  const { fields, change, garment, setGarment, problems, busy, error, save } = usePieceEdit(piece, onSaved);
  const getFieldProps = (name: Exclude<Field, 'currency'>): ComponentProps<typeof TextField> => ({
    label: t(FIELD_LABELS[name]),
    autoComplete: 'off',
    value: fields[name],
    onChange: ({ target }) => change(name, target.value),
  });

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={3}>
        <TextField {...getFieldProps('name')} error={problems.name} maxLength={MAX_PIECE_NAME} />
        <ColorChoice label={t('color')} garment={garment} onChange={setGarment} />
        <Questions garment={garment} onChange={setGarment} />
        <div className={styles['pair']}>
          <TextField {...getFieldProps('brand')} maxLength={MAX_PIECE_BRAND} />
          <TextField {...getFieldProps('size')} maxLength={MAX_PIECE_SIZE} />
          <TextField
            {...getFieldProps('amount')}
            hint={t('priceHint')}
            error={problems.amount}
            inputMode="decimal"
            maxLength={12}
          />
          <Currency value={fields.currency} onChange={(currency) => change('currency', currency)} />
        </div>
        <TextField {...getFieldProps('note')} maxLength={MAX_PIECE_NOTE} />
        {error ? <Alert tone="error">{error}</Alert> : null}
        <Button type="submit" wide busy={busy}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
}

function usePieceEdit(piece: WardrobePiece, onSaved: PieceEditProps['onSaved']) {
  const [garment, setGarment] = useState(piece.garment);
  const [fields, setFields] = useState(() => readFields(piece));
  const { busy, error, run } = useChange(t('failure'));
  const [tried, setTried] = useState(false);
  const price = readPrice(fields.amount, fields.currency);
  const isUnnamed = fields.name.trim() === '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || isUnnamed || price === undefined) return;
    await run(async () => onSaved(await changePiece(piece.id, { ...toChanges(fields), price, garment })));
  };
  return {
    fields,
    change: (name: Field, value: string) => setFields((now) => ({ ...now, [name]: value })),
    garment,
    setGarment,
    problems: {
      name: tried && isUnnamed ? t('nameMissing') : undefined,
      amount: tried && price === undefined ? t('priceWrong') : undefined,
    },
    busy,
    error,
    save,
  };
}

interface CurrencyProps {
  value: string;
  onChange: (currency: string) => void;
}

function Currency({ value: chosen, onChange }: CurrencyProps) {
  return (
    <SelectField
      label={t('currency')}
      options={[...new Set([...CURRENCIES, chosen])].map((value) => ({ value, label: value }))}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function toChanges({ name, note, brand, size }: Record<Field, string>) {
  return { name, note: note.trim() || null, brand: brand.trim() || null, size: size.trim() || null };
}

const FIELD_LABELS = { name: 'name', amount: 'price', brand: 'brand', size: 'size', note: 'note' } as const;

function readFields({ name, price, brand, size, note }: WardrobePiece): Record<Field, string> {
  return {
    name,
    amount: price ? String(price.amount) : '',
    currency: price?.currency ?? getUsualCurrency(getPageLanguage()),
    brand: brand ?? '',
    size: size ?? '',
    note: note ?? '',
  };
}

/** Null for an empty text, undefined if invalid. */
function readPrice(text: string, currency: string): ChangePieceDto['price'] | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  if (!/^\d+(\.\d{1,2})?$/.test(typed) || Number(typed) > MAX_PIECE_PRICE) return undefined;
  return { amount: Number(typed), currency };
}
