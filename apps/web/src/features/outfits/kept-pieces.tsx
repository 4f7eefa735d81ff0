import { MAX_OUTFIT_PIECES, OUTFIT_SLOTS } from '@figura/contracts';
import type { KeptOutfit, OutfitPiece, OutfitSlot, SuggestedPiece } from '@figura/contracts';
import { ArrowLeftRight, X } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../lib/session/session';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/layout/layout';
import { keptCard as t, outfitCard as cardText } from './messages.en';
import styles from './piece-row.module.css';
import { keepPieces, getKey } from './piece-key';
import { PieceRow, PieceTool } from './piece-row';
import { useSeason } from '../../lib/session/use-season';
import { SwapDialog } from './swap-dialog';

interface KeptPiecesProps {
  outfit: KeptOutfit;
  busy: boolean;
  onChange: (pieces: readonly Pick<OutfitPiece, 'slot' | 'source' | 'id' | 'worn'>[]) => void;
}

export function KeptPieces({ outfit, busy, onChange }: KeptPiecesProps) {
  const { pieces } = outfit;
  const { user } = useSession();
  const hasPaid = user?.hasPaid === true;
  const season = useSeason();
  const [choosing, setChoosing] = useState<{ slot: OutfitSlot; piece?: SuggestedPiece } | null>(null);
  const there = pieces.flatMap((piece) => presentPiece(piece) ?? []);
  const gone = pieces.filter((piece) => !presentPiece(piece));
  return (
    <>
      <ul className={styles['pieces']} aria-label={cardText('pieces')}>
        {there.map((piece) => (
          <PieceRow key={getKey(piece)} piece={piece} name={piece.name}>
            {hasPaid ? (
              <PieceTool
                aria-label={cardText('swap', { name: piece.name })}
                disabled={busy}
                onClick={() => setChoosing({ slot: piece.slot, piece })}
              >
                <ArrowLeftRight aria-hidden="true" />
              </PieceTool>
            ) : null}
            <PieceTool
              aria-label={t('takeOff', { name: piece.name })}
              disabled={busy || there.length === 1}
              onClick={() => onChange(pieces.filter((each) => getKey(each) !== getKey(piece)))}
            >
              <X aria-hidden="true" />
            </PieceTool>
          </PieceRow>
        ))}
      </ul>
      {hasPaid ? <AddButtons pieces={pieces} busy={busy} onAdd={(slot) => setChoosing({ slot })} /> : null}
      {choosing ? (
        <SwapDialog
          outfit={{ pieces: there }}
          {...choosing}
          question={{ occasion: 'everyday', season, weather: null, from: ['wardrobe', 'catalog'] }}
          onTake={(next) => {
            setChoosing(null);
            onChange([...keepPieces(next.pieces), ...gone]);
          }}
          onClose={() => setChoosing(null)}
        />
      ) : null}
    </>
  );
}

function presentPiece({ garment, name, ...piece }: OutfitPiece): SuggestedPiece | null {
  return garment && name !== null ? { ...piece, garment, name } : null;
}

function listEmptySlots(pieces: readonly OutfitPiece[]): OutfitSlot[] {
  if (pieces.length >= MAX_OUTFIT_PIECES) return [];
  const worn = new Set(pieces.map(({ slot }) => slot));
  const isDressed = worn.has('top') || worn.has('bottom');
  return OUTFIT_SLOTS.filter((slot) => {
    if (slot === 'one-piece') return !isDressed && !worn.has(slot);
    if (slot === 'top' || slot === 'bottom') return !worn.has('one-piece') && !worn.has(slot);
    return slot === 'accessory' || !worn.has(slot);
  });
}

interface AddButtonsProps {
  pieces: readonly OutfitPiece[];
  busy: boolean;
  onAdd: (slot: OutfitSlot) => void;
}

function AddButtons({ pieces, busy, onAdd }: AddButtonsProps) {
  return (
    <Cluster gap={1}>
      {listEmptySlots(pieces).map((slot) => (
        <Button key={slot} variant="secondary" size="small" disabled={busy} onClick={() => onAdd(slot)}>
          {t(`add.${slot}`)}
        </Button>
      ))}
    </Cluster>
  );
}
