import { findTastes, MAX_TASTE_LOOKS, TASTE_LOOK_IDS, TASTES } from '@figura/contracts';
import type { TasteLook, TasteLookId, User } from '@figura/contracts';
import { Check } from 'lucide-react';
import { usePreferences } from '../../lib/session/use-preferences';
import { translator } from '../../lib/messages/translator';
import { listText } from '../../lib/text/list-text';
import type { Wearer } from '../../lib/session/use-wearer';
import { useWearer } from '../../lib/session/use-wearer';
import { Dressed } from '../../ui/dressed/dressed';
import { Flat } from '../../ui/dressed/flat';
import { wearPieces } from '../../ui/dressed/wear-pieces';
import { Alert } from '../../ui/feedback/alert';
import { Failure } from '../../ui/feedback/failure';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import covering from '../../ui/forms/covering-control.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useTasteLooks } from './api';
import messages from './messages.en';
import styles from './taste.module.css';

const t = translator(messages.tasteForm);

/** How long the last choice is seen before it goes on, in milliseconds. */
const SEEN_MS = 450;

interface TasteFormProps {
  user: User;
  /** On a screen of its own: called a moment after the last choice was made with a pointer; the keyboard goes on by a button. */
  onFull?: () => void;
}

/** What the user likes, as outfits on their own figure: up to three. A choice is stored as soon as it is made. */
export function TasteForm({ user, onFull }: TasteFormProps) {
  const { taste } = user.preferences;
  const { error, choose } = usePreferences(user);
  const answer = useTasteLooks();
  const wearer = useWearer();
  const said = `${describeTaste(taste)} ${taste.length >= MAX_TASTE_LOOKS ? t('full') : ''}`.trim();
  const isFull = taste.length >= MAX_TASTE_LOOKS;
  const toggle = (id: TasteLookId, isChosen: boolean, byPointer: boolean) => {
    choose({ taste: TASTE_LOOK_IDS.filter((each) => (each === id ? isChosen : taste.includes(each))) });
    if (onFull && byPointer && isChosen && taste.length + 1 === MAX_TASTE_LOOKS) setTimeout(onFull, SEEN_MS);
  };

  if (!answer.data)
    return answer.error ? (
      <LoadFailure message={t('loadFailure')} answer={answer} />
    ) : (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height="30rem" />
      </div>
    );
  return (
    <fieldset className={styles['taste']}>
      <legend className={styles['legend']}>
        {onFull ? <VisuallyHidden>{t('legend')}</VisuallyHidden> : t('legend')}
        <span className={styles['count']}>{t('count', { count: taste.length, max: MAX_TASTE_LOOKS })}</span>
      </legend>
      {/* What follows is said aloud where the outfits need the room. */}
      <div role="status" className={onFull ? undefined : styles['said']}>
        {onFull ? <VisuallyHidden>{said}</VisuallyHidden> : said}
      </div>
      <div className={styles['looks']}>
        {answer.data.looks.map((look) => (
          <TasteCard
            key={look.id}
            look={look}
            wearer={wearer}
            isChosen={taste.includes(look.id)}
            isDisabled={isFull && !taste.includes(look.id)}
            onToggle={(isChosen, byPointer) => toggle(look.id, isChosen, byPointer)}
          />
        ))}
      </div>
      {error ? (
        <Alert tone="error">
          <Failure error={error} what={t('failure')} />
        </Alert>
      ) : null}
    </fieldset>
  );
}

interface TasteCardProps {
  look: TasteLook;
  wearer: Wearer;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: (isChosen: boolean, byPointer: boolean) => void;
}

function TasteCard({ look, wearer, isChosen, isDisabled, onToggle }: TasteCardProps) {
  const garments = wearPieces(look.pieces);
  const [first] = garments;
  return (
    <label className={styles['look']} title={t(`look.${look.id}`)}>
      <input
        type="checkbox"
        className={covering['control']}
        checked={isChosen}
        disabled={isDisabled}
        // A click by the keyboard counts no presses.
        onChange={({ target, nativeEvent }) => onToggle(target.checked, (nativeEvent as UIEvent).detail > 0)}
      />
      <span className={styles['plate']}>
        <Dressed
          garments={garments}
          wearer={wearer}
          flat={first ? <Flat garment={first} /> : <span />}
          label=""
          shape="tall"
        />
        <span className={styles['mark']} aria-hidden="true">
          <Check />
        </span>
      </span>
      <VisuallyHidden>{t(`look.${look.id}`)}</VisuallyHidden>
    </label>
  );
}

function describeTaste(chosen: readonly TasteLookId[]): string {
  const tastes = findTastes(chosen);
  if (tastes.length === 0) return t('nothing');
  if (tastes.length === TASTES.length) return t('everything');
  return t('leans', { tastes: listText(tastes.map((taste) => t(`taste.${taste}`))) });
}
