import type { SuggestedOutfit, SuggestedPiece } from '@figura/contracts';
import useSWR from 'swr';
import type { ApiError } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { swapsFor } from './api';
import messages from './messages.en';
import { OutfitOnYou } from './outfit-on-you';
import { keyOf } from './piece-key';
import type { Question } from './question';
import styles from './swap-dialog.module.css';

const t = translator(messages.swapDialog);

const PLACES = [0, 1, 2];

interface SwapDialogProps {
  outfit: SuggestedOutfit;
  /** The one that is to be another. */
  piece: SuggestedPiece;
  question: Question;
  onTake: (outfit: SuggestedOutfit) => void;
  onClose: () => void;
}

/** The best pieces in the place of one, each shown with the rest of the outfit. */
export function SwapDialog({ outfit, piece, question, onTake, onClose }: SwapDialogProps) {
  const wearer = useWearer();
  const { occasion, season, weather, from } = question;
  const body = {
    occasion,
    ...(season && { season }),
    ...weather,
    from: [...from],
    // The piece itself comes last, so that of two accessories the right one is swapped.
    pieces: [...outfit.pieces.filter((each) => each !== piece), piece].map(({ slot, source, id }) => ({
      slot,
      source,
      id,
    })),
    slot: piece.slot,
  };
  const answer = useSWR(['/outfits/swaps', body], ([, asked]) => swapsFor(asked), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const choices = answer.data?.choices;
  const error = answer.error as ApiError | undefined;

  return (
    <Dialog open onClose={onClose} title={t('title', { name: piece.name })}>
      {error ? <LoadFailure message={t('failure')} answer={{ ...answer, error }} /> : null}
      {!choices && !error ? (
        <div role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <div className={styles['choices']}>
            {PLACES.map((place) => (
              <Skeleton key={place} className={styles['waiting']} />
            ))}
          </div>
        </div>
      ) : null}
      {choices?.length === 0 ? <p>{t('none')}</p> : null}
      {choices?.length ? (
        <ul className={styles['choices']}>
          {choices.map((choice) => (
            <li key={keyOf(choice.piece)} className={styles['choice']}>
              <OutfitOnYou pieces={choice.outfit.pieces} wearer={wearer} label={choice.piece.name} />
              <Button variant="secondary" size="small" wide onClick={() => onTake(choice.outfit)}>
                {t('take', { name: choice.piece.name })}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}
