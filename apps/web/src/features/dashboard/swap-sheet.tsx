import type { Garment, OutfitSlot, SuggestedOutfit, SuggestedPiece, SwapChoice } from '@figura/contracts';
import { useEffect, useId, useState } from 'react';
import type { DayDraft } from '../../lib/drafts/draft-types';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Flat } from '../../ui/dressed/flat';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import { RadioCard } from '../../ui/forms/radio-card';
import { TextLink } from '../../ui/links/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useSwaps } from './api';
import { createKindPhrase, formatPhrase } from '../../lib/catalog/garment-names';
import { swap as t } from './messages.en';
import { getKey } from './piece-rail';
import styles from './swap-sheet.module.css';
import { Stack } from '../../ui/layout/layout';

const ADDED = ['layer', 'mid', 'bag', 'jewelry', 'legs'] as const satisfies readonly OutfitSlot[];
const LEADING: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom'];
const PLACES = [0, 1, 2, 3];

export const listFreeSlots = ({ pieces }: SuggestedOutfit) =>
  ADDED.filter((slot) => pieces.every((piece) => piece.slot !== slot));

interface SwapSheetProps {
  outfit: SuggestedOutfit;
  piece: SuggestedPiece | null;
  day: Pick<DayDraft, 'occasion' | 'weather'>;
  onTry: (outfit: SuggestedOutfit) => void;
  onTake: (outfit: SuggestedOutfit) => void;
  onPin: (piece: SuggestedPiece) => void;
  onClose: () => void;
}

export function SwapSheet({ outfit, piece, ...props }: SwapSheetProps) {
  const free = listFreeSlots(outfit);
  const [added, setAdded] = useState(free[0]);
  const slot = piece?.slot ?? added;
  const other = outfit.pieces.find((each) => LEADING.includes(each.slot) && each.slot !== slot);
  return (
    <Dialog
      open
      placement="side"
      onClose={props.onClose}
      title={piece ? t('instead', { piece: formatPhrase(createKindPhrase(piece.garment)) }) : t('add')}
    >
      <p className={styles['lead']}>
        {other ? t('bestWith', { piece: formatPhrase(createKindPhrase(other.garment)) }) : t('best')}
      </p>
      {piece || !slot ? null : (
        <ChoiceChips
          label={t('what')}
          options={free.map((value) => ({ value, label: t(`slot.${value}`) }))}
          value={slot as (typeof ADDED)[number]}
          onChange={setAdded}
        />
      )}
      {slot ? <Choices key={slot} outfit={outfit} piece={piece} slot={slot} {...props} /> : null}
    </Dialog>
  );
}

function Choices({ slot, ...props }: SwapSheetProps & { slot: OutfitSlot }) {
  const { outfit, piece, day } = props;
  const tell = useTellDifference();
  const query = useSwaps({
    ...day,
    // The piece itself comes last, so that of two in one place the right one is swapped.
    pieces: [...outfit.pieces.filter((each) => each !== piece), ...(piece ? [piece] : [])],
    slot,
  });
  const { data, error } = query;
  if (error) return <LoadFailure message={t('failure')} query={{ ...query, error }} />;
  if (!data)
    return (
      <div role="status" className={styles['tiles']}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        {PLACES.map((place) => (
          <Skeleton key={place} className={styles['tile']} />
        ))}
      </div>
    );
  if (data.choices.length === 0)
    return <p>{t.rich('none', { add: (chunks) => <TextLink to={paths.wardrobe}>{chunks}</TextLink> })}</p>;
  return <Chooser {...props} choices={data.choices} tell={tell} />;
}

type TellDifference = (from: Garment, to: Garment) => string | null;

function useTellDifference(): TellDifference | null {
  const [tell, setTell] = useState<TellDifference | null>(null);
  useEffect(() => {
    void import('./tell-difference').then(
      ({ tellDifference }) => setTell(() => tellDifference),
      () => undefined,
    );
  }, []);
  return tell;
}

interface ChooserProps extends SwapSheetProps {
  choices: SwapChoice[];
  tell: TellDifference | null;
}

function Chooser({ choices, tell, piece, onTry, onTake, onPin }: ChooserProps) {
  const name = useId();
  const [key, setKey] = useState(getKey(choices[0]!.piece));
  const chosen = choices.find((choice) => getKey(choice.piece) === key) ?? choices[0]!;
  const difference = piece && tell ? tell(piece.garment, chosen.piece.garment) : null;
  const said = difference ?? chosen.outfit.line ?? chosen.outfit.sentence;
  const choose = (next: string) => {
    setKey(next);
    const choice = choices.find((each) => getKey(each.piece) === next);
    if (choice) onTry(choice.outfit);
  };
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        onTake(chosen.outfit);
      }}
    >
      <fieldset>
        <legend>
          <VisuallyHidden>{t('choices')}</VisuallyHidden>
        </legend>
        <div className={styles['tiles']}>
          {choices.map((choice) => (
            <label key={getKey(choice.piece)} className={styles['choice']}>
              <RadioCard name={name} value={getKey(choice.piece)} chosen={key} onChoose={choose} />
              <span className={styles['tile']}>
                <Flat square garment={choice.piece.garment} className={styles['flat']} />
              </span>
              <VisuallyHidden>{choice.piece.name}</VisuallyHidden>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles['said']} aria-live="polite">
        <strong>{`${chosen.piece.name}.`}</strong> {said}
      </p>
      <div className={styles['buttons']}>
        <Button type="submit">{t(piece ? 'swap' : 'wear')}</Button>
        <Button variant="secondary" onClick={() => onPin(chosen.piece)}>
          {t('onlyWith')}
        </Button>
      </div>
    </Stack>
  );
}
