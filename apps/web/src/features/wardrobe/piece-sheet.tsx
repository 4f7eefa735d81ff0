import type { ChangePieceDto, WardrobePiece } from '@figura/contracts';
import {
  MAX_PIECE_BRAND,
  MAX_PIECE_NAME,
  MAX_PIECE_NOTE,
  MAX_PIECE_PRICE,
  MAX_PIECE_SIZE,
} from '@figura/contracts';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { messageOf } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Alert } from '../../ui/feedback/alert';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import { Cluster, Stack } from '../../ui/layout/layout';
import { changePiece, takeOut, useShownPieces } from './api';
import { ColorChoice } from './color-choice';
import messages from './messages.en';
import { PieceFacts } from './piece-facts';
import { PiecePicture } from './piece-picture';
import styles from './piece-sheet.module.css';
import { Questions } from '../../ui/garment/questions';
import { PieceAdvice } from './advice';
import { Photo } from './photo';
import { PieceAlike } from './piece-alike';
import { WornDays } from './worn-days';

const t = translator(messages.pieceSheet);

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'SEK', 'NOK', 'DKK', 'JPY'];

interface PieceSheetProps {
  /** The piece that is open; null while none is. */
  piece: WardrobePiece | null;
  onChange: (piece: WardrobePiece) => void;
  onClose: () => void;
  onTakenOut: (piece: WardrobePiece) => void;
}

/** One piece with all that is known of it, to be changed. */
export function PieceSheet({ piece, onClose, ...props }: PieceSheetProps) {
  return (
    <Dialog open={piece !== null} onClose={onClose} title={piece?.name}>
      {piece ? <Sheet piece={piece} onClose={onClose} {...props} /> : null}
    </Dialog>
  );
}

function Sheet({ piece, onChange, onClose, onTakenOut }: PieceSheetProps & { piece: WardrobePiece }) {
  const wearer = useWearer();
  const { refresh, show, recount } = useShownPieces();
  const [garment, setGarment] = useState(piece.garment);
  const [name, setName] = useState(piece.name);
  const [amount, setAmount] = useState(piece.price ? String(piece.price.amount) : '');
  const [currency, setCurrency] = useState(piece.price?.currency ?? 'USD');
  const [brand, setBrand] = useState(piece.brand ?? '');
  const [size, setSize] = useState(piece.size ?? '');
  const [note, setNote] = useState(piece.note ?? '');
  const [busy, setBusy] = useState<'save' | 'takeOut' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const price = priceOf(amount, currency);
  const nameError = tried && name.trim() === '' ? t('nameMissing') : undefined;
  const priceError = tried && price === undefined ? t('priceWrong') : undefined;

  const act = async (what: 'save' | 'takeOut', action: () => Promise<void>) => {
    setBusy(what);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure(messageOf(error, t('failure')));
      setBusy(null);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || name.trim() === '' || price === undefined) return;
    void act('save', async () => {
      const said = { note: note.trim() || null, brand: brand.trim() || null, size: size.trim() || null };
      await show(await changePiece(piece.id, { name, price, garment, ...said }));
      onClose();
      void recount();
    });
  };

  return (
    <form onSubmit={save} noValidate>
      <Stack gap={3}>
        <PiecePicture piece={{ garment }} wearer={wearer} className={styles['picture']} />
        {piece.wish ? (
          <PieceAlike id={piece.id} />
        ) : (
          <>
            <PieceFacts piece={piece} />
            <PieceAdvice id={piece.id} />
            <WornDays piece={piece} onChange={onChange} />
          </>
        )}
        <TextField
          label={t('name')}
          error={nameError}
          maxLength={MAX_PIECE_NAME}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <ColorChoice label={t('color')} garment={garment} onChange={setGarment} />
        <Questions garment={garment} onChange={setGarment} />
        <div className={styles['pair']}>
          <TextField
            label={t('brand')}
            maxLength={MAX_PIECE_BRAND}
            autoComplete="off"
            value={brand}
            onChange={({ target }) => setBrand(target.value)}
          />
          <TextField
            label={t('size')}
            maxLength={MAX_PIECE_SIZE}
            autoComplete="off"
            value={size}
            onChange={({ target }) => setSize(target.value)}
          />
        </div>
        <div className={styles['pair']}>
          <TextField
            label={t('price')}
            hint={t('priceHint')}
            error={priceError}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <SelectField
            label={t('currency')}
            options={[...new Set([...CURRENCIES, currency])].map((value) => ({ value, label: value }))}
            value={currency}
            onChange={({ target }) => setCurrency(target.value)}
          />
        </div>
        <TextField
          label={t('note')}
          maxLength={MAX_PIECE_NOTE}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Photo
          piece={piece}
          onChange={(changed) => {
            onChange(changed);
            void show(changed);
          }}
        />
        {failure ? <Alert tone="error">{failure}</Alert> : null}
        <Cluster>
          <Button type="submit" busy={busy === 'save'}>
            {t('save')}
          </Button>
          <Button
            variant="secondary"
            busy={busy === 'takeOut'}
            onClick={() =>
              void act('takeOut', async () => {
                await takeOut(piece.id);
                onTakenOut(piece);
                await refresh();
              })
            }
          >
            {t('takeOut')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** What was typed as a price: null for nothing, undefined for what is none. */
function priceOf(text: string, currency: string): ChangePieceDto['price'] | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  if (!/^\d+(\.\d{1,2})?$/.test(typed) || Number(typed) > MAX_PIECE_PRICE) return undefined;
  return { amount: Number(typed), currency };
}
