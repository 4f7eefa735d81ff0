import type { PackingList } from '@figura/contracts';
import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { formatList } from '../../lib/text/list-text';
import { startSmall } from '../../lib/text/within-sentence';
import { Button } from '../../ui/button';
import { printDrawn } from '../../ui/dressed/print-drawn';
import { Flat } from '../../ui/dressed/flat';
import { Alert } from '../../ui/feedback/alert';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { deletePackingList, setPacked, useShownLists } from './api';
import { isCoat } from './coats';
import messages from './pack.messages.en';
import { PieceOffer } from './piece-offer';
import { nameColoredPiece } from './name-outfits';
import { getKey } from './piece-key';
import { sendList, type Sent } from './send-list';
import styles from './to-pack.module.css';
import { useChange } from '../../lib/api/use-change';
import textStyles from '../../ui/text.module.css';

const t = translator(messages.toPack);

type PackedPiece = PackingList['pieces'][number];

interface ToPackProps {
  list: PackingList;
  onDeleted: () => void;
}

export function ToPack(props: ToPackProps) {
  const { list } = props;
  const onTheWay = listOnTheWay(list);
  const isWorn = (piece: PackedPiece) => onTheWay.has(getKey(piece));
  const pieces = list.pieces.filter((piece) => !isWorn(piece));
  const worn = list.pieces.filter(isWorn).map((piece) => startSmall(piece.name ?? nameColoredPiece(piece)));
  const { error, tick } = useTicks(list.id);
  const packed = pieces.filter((piece) => piece.packed);
  const untickAll = async () => {
    for (const piece of packed) await tick(piece, false);
  };
  return (
    <section className={styles['section']} aria-labelledby="to-pack">
      <div className={styles['head']}>
        <h2 id="to-pack">{t('title')}</h2>
        <p role="status" className={textStyles['muted']}>
          {t('count', { packed: packed.length, pieces: pieces.length })}{' '}
          <VisuallyHidden>{t('packed')}</VisuallyHidden>
        </p>
      </div>
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      {worn.length > 0 ? (
        <p className={styles['worn']}>{t('onTheWay', { pieces: formatList(worn) })}</p>
      ) : null}
      <ul className={styles['pieces']}>
        {pieces.map((piece) => (
          <PieceRow
            key={getKey(piece)}
            piece={piece}
            times={countWears(list, piece)}
            onTick={(isPacked) => void tick(piece, isPacked)}
          />
        ))}
      </ul>
      <Actions {...props} onUntick={packed.length > 0 ? () => void untickAll() : null} />
    </section>
  );
}

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
  onTick: (isPacked: boolean) => void;
}

function PieceRow({ piece, times, onTick }: PieceRowProps) {
  return (
    <li className={styles['piece']} data-packed={piece.packed || undefined}>
      <label>
        <input type="checkbox" checked={piece.packed} onChange={({ target }) => onTick(target.checked)} />
        {piece.garment ? <Flat garment={piece.garment} className={styles['flat']} /> : null}
        <span className={styles['name']}>{piece.name ?? piece.gone}</span>{' '}
        <span className={styles['times']}>{times}</span>
      </label>
      {!piece.packed && (piece.offer || piece.source === 'catalog') ? (
        <p className={styles['offer']}>
          <PieceOffer piece={piece} />
        </p>
      ) : null}
    </li>
  );
}

/** Keys of what is worn on the first day, which is in no suitcase. */
export function listOnTheWay({ days: all }: PackingList): ReadonlySet<string> {
  const first = all.length > 1 ? all[0]?.outfits[0] : undefined;
  return new Set(first?.pieces.map(getKey));
}

function countWears({ days: all }: PackingList, piece: PackedPiece): string {
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
