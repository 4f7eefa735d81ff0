import type { OutfitSlot, SuggestedOutfit, SuggestedPiece } from '@figura/contracts';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../../lib/api/api-error';
import { useWearer } from '../../lib/session/use-wearer';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { fetchSwaps } from './api';
import { swapDialog as t } from './messages.en';
import { OutfitOnYou } from './outfit-on-you';
import { getKey } from './piece-key';
import type { Question } from './question';
import styles from './swap-dialog.module.css';
import { Stack } from '../../ui/layout/layout';

const PLACES = [0, 1, 2];

interface SwapDialogProps {
  outfit: Pick<SuggestedOutfit, 'pieces'>;
  slot: OutfitSlot;
  piece?: SuggestedPiece | undefined;
  question: Pick<Question, 'occasion' | 'season' | 'weather' | 'from'>;
  onTake: (outfit: SuggestedOutfit) => void;
  onClose: () => void;
  children?: ReactNode;
}

export function SwapDialog({ outfit, slot, piece, question, onTake, onClose, children }: SwapDialogProps) {
  const wearer = useWearer();
  const { occasion, season, weather, from } = question;
  const body = {
    occasion,
    ...(season && { season }),
    ...weather,
    from: [...from],
    pieces: [...outfit.pieces.filter((each) => each !== piece), ...(piece ? [piece] : [])].map((each) => ({
      slot: each.slot,
      source: each.source,
      id: each.id,
    })),
    slot,
  };
  const query = useSWR(['/outfits/swaps', body], ([, asked]) => fetchSwaps(asked), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const choices = query.data?.choices;
  const error = query.error as ApiError | undefined;

  return (
    <Dialog
      open
      placement="side"
      onClose={onClose}
      title={piece ? t('title', { name: piece.name }) : t('toGoWithIt')}
    >
      {error ? <LoadFailure message={t('failure')} query={{ ...query, error }} /> : null}
      {!choices && !error ? <WaitingChoices /> : null}
      {choices?.length === 0 ? <p>{t('none')}</p> : null}
      {choices?.length ? (
        <ul className={styles['choices']}>
          {choices.map((choice) => (
            <Stack as="li" gap={1} key={getKey(choice.piece)}>
              <OutfitOnYou
                pieces={listSeenPieces(choice.outfit.pieces, slot)}
                wearer={wearer}
                label={choice.piece.name}
              />
              <Button variant="secondary" size="small" wide onClick={() => onTake(choice.outfit)}>
                {t('take', { name: choice.piece.name })}
              </Button>
            </Stack>
          ))}
        </ul>
      ) : null}
      {children}
    </Dialog>
  );
}

function WaitingChoices() {
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles['choices']}>
        {PLACES.map((place) => (
          <Skeleton key={place} className={styles['waiting']} />
        ))}
      </div>
    </div>
  );
}

const listSeenPieces = (pieces: readonly SuggestedPiece[], slot: OutfitSlot) =>
  slot === 'top' || slot === 'one-piece' ? pieces.filter((piece) => piece.slot !== 'layer') : pieces;
