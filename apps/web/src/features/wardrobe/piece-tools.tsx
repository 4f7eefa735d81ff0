import type { WardrobePiece } from '@figura/contracts';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { setInWash, takeOut, useShownPieces } from './api';
import { tools as t } from './piece-sheet.messages.en';
import styles from './piece-tools.module.css';
import { useAction } from './use-action';

export type SheetView = 'look' | 'edit' | 'photo';

interface PieceToolsProps {
  piece: WardrobePiece;
  onChange: (piece: WardrobePiece) => Promise<void>;
  onView: (view: SheetView) => void;
  onTakenOut: (piece: WardrobePiece) => void;
}

export function PieceTools({ piece, onChange, onView, onTakenOut }: PieceToolsProps) {
  const { refresh } = useShownPieces();
  const { state, act } = useAction();
  const renderTool = (label: string, onClick: () => void) => (
    <Button variant="quiet" size="small" busy={state === 'busy'} onClick={onClick}>
      {label}
    </Button>
  );
  const toggleWash = async () => {
    await onChange(await setInWash(piece, !piece.inWash));
    void refresh();
  };
  const remove = async () => {
    await takeOut(piece.id);
    onTakenOut(piece);
    await refresh();
  };
  return (
    <>
      <div className={styles['tools']}>
        {renderTool(t('edit'), () => onView('edit'))}
        {piece.wish ? null : (
          <>
            {renderTool(t('photo'), () => onView('photo'))}
            {renderTool(t(piece.inWash ? 'unwash' : 'wash'), () => void act(toggleWash))}
          </>
        )}
        {renderTool(t('remove'), () => void act(remove))}
      </div>
      {state === 'failed' ? <Alert tone="error">{t('failure')}</Alert> : null}
    </>
  );
}
