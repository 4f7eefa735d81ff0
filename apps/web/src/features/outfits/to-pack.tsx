import type { PackingList } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { printDrawn } from '../../ui/dressed/print-drawn';
import { Flat } from '../../ui/dressed/flat';
import { Alert } from '../../ui/feedback/alert';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { deletePackingList, setPacked, useShownLists } from './api';
import { isCoat } from './coats';
import { toPack as t } from './pack.messages.en';
import { isOffered, PieceOffer } from './piece-offer';
import { nameColoredPiece } from './name-outfits';
import { getKey } from './piece-key';
import { sendList, type Sent } from './send-list';
import styles from './to-pack.module.css';
import { useChange } from '../../lib/api/use-change';
import textStyles from '../../ui/text.module.css';

type Trip = Pick<PackingList, 'days' | 'pieces'>;
type PackedPiece = Trip['pieces'][number];

interface ToPackProps {
  list: PackingList;
  onDeleted: () => void;
}

export function ToPack(props: ToPackProps) {
  const { list } = props;
  const { error, tick } = useTicks(list.id);
  const packed = splitPieces(list).toPack.filter((piece) => piece.packed);
  const untickAll = async () => {
    for (const piece of packed) await tick(piece, false);
  };
  return (
    <PieceTicks list={list} onTick={(piece, isPacked) => void tick(piece, isPacked)}>
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <Actions {...props} onUntick={packed.length > 0 ? () => void untickAll() : null} />
    </PieceTicks>
  );
}

interface PieceTicksProps {
  list: Trip;
  /** Omitted in a sample: nothing in it is the user's. */
  onTick?: (piece: PackedPiece, isPacked: boolean) => void;
  children?: ReactNode;
}

export function PieceTicks({ list, onTick, children }: PieceTicksProps) {
  const { toPack, worn } = splitPieces(list);
  const packed = toPack.filter((piece) => piece.packed);
  return (
    <section className={styles['section']} aria-labelledby="to-pack">
      <div className={styles['head']}>
        <h2 id="to-pack">{t('title')}</h2>
        {onTick ? (
          <p role="status" className={textStyles['muted']}>
            {t('count', { packed: packed.length, pieces: toPack.length })}{' '}
            <VisuallyHidden>{t('packed')}</VisuallyHidden>
          </p>
        ) : null}
      </div>
      <ul className={styles['pieces']}>
        {toPack.map((piece) => (
          <PieceRow
            key={getKey(piece)}
            piece={piece}
            times={countWears(list, piece)}
            onTick={onTick && ((isPacked) => onTick(piece, isPacked))}
          />
        ))}
      </ul>
      {worn.length > 0 ? (
        <div className={styles['worn']}>
          <p id="worn-on-the-way">{t('onTheWay')}</p>
          <ul aria-labelledby="worn-on-the-way">
            {worn.map((piece) => (
              <li key={getKey(piece)}>
                {piece.garment ? (
                  <Flat square garment={piece.garment} alt={nameWorn(piece)} className={styles['wornFlat']} />
                ) : (
                  nameWorn(piece)
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {children}
    </section>
  );
}

const nameWorn = (piece: PackedPiece) => piece.name ?? nameColoredPiece(piece);

function useTicks(listId: string) {
  const { change } = useShownLists();
  const { error, run } = useChange(t('failure'));
  const tick = async (piece: PackedPiece, isPacked: boolean) => {
    const key = getKey(piece);
    const show = (packed: boolean) =>
      change(listId, (now) => ({
        ...now,
        pieces: now.pieces.map((each) => (getKey(each) === key ? { ...each, packed } : each)),
      }));
    const done = run(() => setPacked(listId, key, piece.name ?? piece.gone ?? '', isPacked));
    // Offline, a tick appears once it is stored, so it survives a reload.
    if (!navigator.onLine && !(await done)) return;
    await show(isPacked);
    if (!(await done)) await show(!isPacked);
  };
  return { error, tick };
}

interface PieceRowProps {
  piece: PackedPiece;
  times: string;
  onTick: ((isPacked: boolean) => void) | undefined;
}

function PieceRow({ piece, times, onTick }: PieceRowProps) {
  const words = (
    <>
      {piece.garment ? <Flat square garment={piece.garment} className={styles['flat']} /> : null}
      <span className={styles['name']}>{piece.name ?? piece.gone}</span>{' '}
      <span className={styles['times']}>{times}</span>
    </>
  );
  return (
    <li className={styles['piece']} data-packed={piece.packed || undefined}>
      {onTick ? (
        <label className={styles['row']}>
          <input type="checkbox" checked={piece.packed} onChange={({ target }) => onTick(target.checked)} />
          {words}
        </label>
      ) : (
        <div className={styles['row']}>{words}</div>
      )}
      {!piece.packed && isOffered(piece) ? (
        <p className={styles['offer']}>
          <PieceOffer piece={piece} />
        </p>
      ) : null}
    </li>
  );
}

/** Clothes of the first day are in no suitcase. */
function splitPieces({ days: all, pieces }: Trip): Record<'toPack' | 'worn', PackedPiece[]> {
  const first = all.length > 1 ? all[0]?.outfits[0] : undefined;
  const keys = new Set(first?.pieces.map(getKey));
  return {
    toPack: pieces.filter((piece) => !keys.has(getKey(piece))),
    worn: pieces.filter((piece) => keys.has(getKey(piece))),
  };
}

export function countPieces(list: Trip) {
  const { toPack, worn } = splitPieces(list);
  return { toPack: toPack.length, worn: worn.length };
}

function countWears({ days: all }: Trip, piece: PackedPiece): string {
  if (isCoat(piece)) return t('overAll');
  const worn = all
    .flatMap(({ outfits }) => outfits)
    .filter(({ pieces }) => pieces.some((each) => getKey(each) === getKey(piece)));
  return t('times', { times: worn.length });
}

interface ActionsProps extends ToPackProps {
  onUntick: (() => void) | null;
}

function Actions({ list, onDeleted, onUntick }: ActionsProps) {
  const { reload } = useShownLists();
  const { busy, error, run } = useChange(t('failure'));
  const [sent, setSent] = useState<Sent | null>(null);
  const remove = async () => {
    if (!(await run(() => deletePackingList(list.id)))) return;
    onDeleted();
    await reload();
  };
  return (
    <div className={styles['actions']}>
      {onUntick ? (
        <Button variant="quiet" size="small" onClick={onUntick}>
          {t('untick')}
        </Button>
      ) : null}
      <Button variant="quiet" size="small" onClick={() => void printDrawn()}>
        {t('print')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => void sendList(list).then(setSent)}>
        {t('send')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className={styles['delete']}
        busy={busy}
        onClick={() => void remove()}
      >
        {t('delete')}
      </Button>
      <p role="status" className={styles['said']}>
        {error ??
          (sent === null || sent === 'shared' ? null : t(sent === 'copied' ? 'copied' : 'sendFailure'))}
      </p>
    </div>
  );
}
