import { findTastes, MAX_TASTE_LOOKS, TASTE_LOOK_IDS, TASTES } from '@figura/contracts';
import type { TasteLook, TasteLookId, User } from '@figura/contracts';
import { Check } from 'lucide-react';
import { usePreferences } from '../../lib/session/use-preferences';
import { formatList } from '../../lib/text/list-text';
import type { Wearer } from '../../lib/session/use-wearer';
import { useWearer } from '../../lib/session/use-wearer';
import { Dressed } from '../../ui/dressed/dressed';
import { Flat } from '../../ui/dressed/flat';
import { wearPieces } from '../../ui/dressed/wear-pieces';
import { FailureAlert } from '../../ui/feedback/failure';
import { Pending } from '../../ui/feedback/pending';
import covering from '../../ui/forms/covering-control.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useTasteLooks } from './api';
import { tasteForm as t } from './messages.en';
import styles from './taste.module.css';
import hidden from '../../ui/visually-hidden.module.css';

/** Milliseconds to show the last choice before moving on. */
const SEEN_MS = 450;

interface TasteFormProps {
  user: User;
  onFull?: () => void;
}

export function TasteForm({ user, onFull }: TasteFormProps) {
  const { taste } = user.preferences;
  const { error, choose } = usePreferences(user);
  const query = useTasteLooks();
  const wearer = useWearer();
  const said = `${describeTaste(taste)} ${taste.length >= MAX_TASTE_LOOKS ? t('full') : ''}`.trim();
  const isFull = taste.length >= MAX_TASTE_LOOKS;
  const toggle = (id: TasteLookId, isChosen: boolean, byPointer: boolean) => {
    choose({ taste: TASTE_LOOK_IDS.filter((each) => (each === id ? isChosen : taste.includes(each))) });
    if (onFull && byPointer && isChosen && taste.length + 1 === MAX_TASTE_LOOKS) setTimeout(onFull, SEEN_MS);
  };

  if (!query.data)
    return <Pending query={query} loading={t('loading')} failure={t('loadFailure')} height="30rem" />;
  return (
    <fieldset className={styles['taste']}>
      <legend className={onFull ? hidden['hidden'] : styles['legend']}>
        {t('legend')}{' '}
        <span className={styles['count']}>{t('count', { count: taste.length, max: MAX_TASTE_LOOKS })}</span>
      </legend>
      <div role="status" className={onFull ? undefined : styles['said']}>
        {onFull ? <VisuallyHidden>{said}</VisuallyHidden> : said}
      </div>
      <div className={styles['looks']}>
        {query.data.looks.map((look) => (
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
      <FailureAlert error={error} />
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
        // A keyboard click has `detail` 0.
        onChange={({ target, nativeEvent }) => onToggle(target.checked, (nativeEvent as UIEvent).detail > 0)}
      />
      <span className={styles['plate']}>
        <Dressed
          garments={garments}
          wearer={wearer}
          flat={first ? <Flat garment={first} /> : <span />}
          label=""
          shape="tall"
          className={styles['figure']}
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
  return t('leans', { tastes: formatList(tastes.map((taste) => t(`taste.${taste}`))) });
}
