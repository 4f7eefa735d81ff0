import type { WardrobePiece } from '@figura/contracts';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { buy, useShownPieces } from './api';
import { wish as t } from './piece-sheet.messages.en';
import { useAction } from './use-action';

interface WishToolsProps {
  piece: WardrobePiece;
  onChange: (piece: WardrobePiece) => Promise<void>;
}

export function WishTools({ piece, onChange }: WishToolsProps) {
  const { refresh } = useShownPieces();
  const { state, act } = useAction();
  const take = async () => {
    await onChange(await buy(piece));
    void refresh();
  };
  return (
    <>
      <Button wide busy={state === 'busy'} onClick={() => void act(take)}>
        {t('buy')}
      </Button>
      {state === 'failed' ? <Alert tone="error">{t('failure')}</Alert> : null}
    </>
  );
}
