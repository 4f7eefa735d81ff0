import type { WardrobePiece } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import type { Wearer } from '../../lib/session/use-wearer';
import { today } from '../../lib/text/today';
import { Button } from '../../ui/button';
import { LineIcon } from '../../ui/line-icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { putBack, setWorn, useShownPieces } from './api';
import messages from './messages.en';
import styles from './piece-card.module.css';
import type { PieceFilter } from './piece-filter';
import { PiecePicture } from './piece-picture';
import { useAction } from './use-action';
import { costPerWear, isWornToday } from './wears';
import { BoughtIt } from './bought-it';

const t = translator(messages.pieceCard);

const CHECK_MARK = 'M20 6 9 17l-5-5';

interface PieceCardProps {
  piece: WardrobePiece;
  wearer: Wearer;
  /** What is shown: wishes can be bought, what was taken out can only be put back. */
  shown: PieceFilter['shown'];
  /** Whether it is among those that are selected; undefined while none are to be. */
  selected: boolean | undefined;
  onSelect: (piece: WardrobePiece) => void;
  onOpen: (piece: WardrobePiece) => void;
}

/** A piece with its name, how often it was worn, and one tap for today. */
export function PieceCard({ piece, wearer, shown, selected, onSelect, onOpen }: PieceCardProps) {
  const { name, timesWorn } = piece;
  const takenOut = shown === 'taken-out';
  const { refresh, show } = useShownPieces();
  const { state, act } = useAction();
  const cost = costPerWear(piece);
  const times = t('wears', { count: timesWorn });
  const isSelecting = selected !== undefined;

  return (
    <article className={styles['card']}>
      <button
        type="button"
        className={styles['open']}
        aria-label={t(isSelecting ? 'select' : 'open', { name })}
        aria-pressed={selected}
        disabled={takenOut}
        onClick={() => (isSelecting ? onSelect(piece) : onOpen(piece))}
      >
        <PiecePicture piece={piece} wearer={wearer} className={styles['picture']} />
        {isSelecting ? (
          <span className={styles['mark']}>{selected ? <LineIcon path={CHECK_MARK} /> : null}</span>
        ) : null}
      </button>
      <h2 className={styles['name']}>{name}</h2>
      {shown === 'wishes' ? null : (
        <p className={styles['worn']}>{cost === null ? times : t('perWear', { wears: times, cost })}</p>
      )}
      {isSelecting ? null : shown === 'wishes' ? (
        <>
          <BoughtIt piece={piece} />
          <Button variant="quiet" size="small" onClick={() => onOpen(piece)}>
            {t('findAlike')}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
        </>
      ) : takenOut ? (
        <Button
          variant="secondary"
          size="small"
          busy={state === 'busy'}
          onClick={() => void act(async () => putBack(piece.id).then(refresh))}
        >
          {t('putBack')}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      ) : (
        <WearButton
          piece={piece}
          busy={state === 'busy'}
          onPress={(isWorn) => void act(async () => setWorn(piece, today(), isWorn).then(show))}
        />
      )}
      {state === 'failed' ? <Failed /> : null}
    </article>
  );
}

interface WearButtonProps {
  piece: WardrobePiece;
  busy: boolean;
  onPress: (isWorn: boolean) => void;
}

function WearButton({ piece, busy, onPress }: WearButtonProps) {
  const wornToday = isWornToday(piece);
  return (
    <Button
      variant={wornToday ? 'primary' : 'secondary'}
      size="small"
      busy={busy}
      aria-pressed={wornToday}
      aria-label={t('wear', { name: piece.name })}
      icon={wornToday ? <LineIcon path={CHECK_MARK} /> : null}
      onClick={() => onPress(!wornToday)}
    >
      {t('wornToday')}
    </Button>
  );
}

function Failed() {
  return (
    <p className={styles['failed']} role="alert">
      {t('failure')}
    </p>
  );
}
