import type { WardrobePiece } from '@figura/contracts';
import { formatToday } from '../../lib/text/today';
import { pathTo } from '../../path-to';
import { Button, ButtonLink } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { LineIcon } from '../../ui/line-icon';
import { setWorn } from './api';
import { wear as t } from './piece-sheet.messages.en';
import styles from './piece-tools.module.css';
import { useAction } from './use-action';
import { isWornToday } from './wears';

interface WearPieceProps {
  piece: WardrobePiece;
  onChange: (piece: WardrobePiece) => Promise<void>;
}

export function WearPiece({ piece, onChange }: WearPieceProps) {
  const { state, act } = useAction();
  const isWorn = isWornToday(piece);
  return (
    <>
      <div className={styles['pair']}>
        <Button
          busy={state === 'busy'}
          aria-pressed={isWorn}
          icon={isWorn ? <LineIcon path="M20 6 9 17l-5-5" /> : null}
          onClick={() => void act(async () => onChange(await setWorn(piece, formatToday(), !isWorn)))}
        >
          {t(isWorn ? 'worn' : 'wear')}
        </Button>
        <ButtonLink variant="secondary" to={pathTo.outfitsAround(`wardrobe:${piece.id}`)}>
          {t('build')}
        </ButtonLink>
      </div>
      {state === 'failed' ? <Alert tone="error">{t('failure')}</Alert> : null}
    </>
  );
}
