import type { WardrobePiece } from '@figura/contracts';
import { useState } from 'react';
import { capitalize } from '../../lib/text/capitalize';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout/layout';
import { LineIcon } from '../../ui/line-icon';
import { PieceAdvice } from './advice';
import { useShownPieces } from './api';
import { Photo } from './photo';
import { PieceAlike } from './piece-alike';
import { PieceEdit } from './piece-edit';
import { PieceLook } from './piece-look';
import { sheet as t } from './piece-sheet.messages.en';
import type { SheetView } from './piece-tools';
import { PieceTools } from './piece-tools';
import { WearPiece } from './wear-piece';
import { WishTools } from './wish-tools';
import { WornDays } from './worn-days';

interface PieceSheetProps {
  piece: WardrobePiece | null;
  onChange: (piece: WardrobePiece) => void;
  onClose: () => void;
  onTakenOut: (piece: WardrobePiece) => void;
  onOpen: (piece: Pick<WardrobePiece, 'id' | 'name'>) => void;
}

export function PieceSheet({ piece, onClose, ...props }: PieceSheetProps) {
  return (
    <Dialog open={piece !== null} onClose={onClose} title={capitalize(piece?.name ?? '')} placement="side">
      {piece ? <Sheet piece={piece} {...props} /> : null}
    </Dialog>
  );
}

function Sheet({
  piece,
  onChange,
  onTakenOut,
  onOpen,
}: Omit<PieceSheetProps, 'onClose'> & { piece: WardrobePiece }) {
  const [view, setView] = useState<SheetView>('look');
  const { show, recount } = useShownPieces();
  const change = async (changed: WardrobePiece) => {
    onChange(changed);
    await show(changed);
  };
  const showLook = () => setView('look');
  if (view !== 'look')
    return (
      <Stack gap={3}>
        <BackToLook onClick={showLook} />
        {view === 'edit' ? (
          <PieceEdit
            piece={piece}
            onSaved={async (changed) => {
              await change(changed);
              showLook();
              void recount();
            }}
          />
        ) : (
          <Photo piece={piece} onChange={(changed) => void change(changed)} />
        )}
      </Stack>
    );
  return (
    <Stack gap={3}>
      <PieceLook piece={piece} onOpen={onOpen} />
      {piece.wish ? (
        <WishTools piece={piece} onChange={change} />
      ) : (
        <WearPiece piece={piece} onChange={change} />
      )}
      <PieceTools piece={piece} onChange={change} onView={setView} onTakenOut={onTakenOut} />
      {piece.wish ? (
        <PieceAlike id={piece.id} />
      ) : (
        <>
          <PieceAdvice id={piece.id} />
          <WornDays piece={piece} onChange={onChange} />
        </>
      )}
    </Stack>
  );
}

function BackToLook({ onClick }: { onClick: () => void }) {
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={<LineIcon path="M15 6l-6 6 6 6" />}
        ref={focusOnce}
        onClick={onClick}
      >
        {t('back')}
      </Button>
    </div>
  );
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();
