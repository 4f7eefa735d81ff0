import type { KeptOutfit } from '@figura/contracts';
import { useState } from 'react';
import { useWearer } from '../../lib/session/use-wearer';
import { formatDay, formatRecentDay } from '../../lib/text/format-day';
import { formatToday } from '../../lib/text/today';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { setWorn, useShowKept } from './api';
import { removeClosedCoat } from './coats';
import styles from './kept-card.module.css';
import { KeptSheet } from './kept-sheet';
import { keptCard as t, outfitCard as cardText } from './messages.en';
import { OutfitOnYou } from './outfit-on-you';
import plate from './plate.module.css';
import { useChange } from '../../lib/api/use-change';

export function KeptCard({ outfit }: { outfit: KeptOutfit }) {
  const { wears, timesWorn } = outfit;
  const wearer = useWearer();
  const show = useShowKept();
  const { busy, error, run } = useChange(t('failure'));
  const [isOpen, setOpen] = useState(false);
  const name = outfit.name ?? t('unnamed');
  const today = formatToday();
  const isWornToday = wears.includes(today);
  const worn = removeClosedCoat(outfit.pieces);
  const gone = [...new Set(outfit.pieces.flatMap((piece) => piece.gone ?? []))];
  return (
    <article className={styles['card']}>
      <div className={plate['plate']}>
        <OutfitOnYou
          pieces={worn}
          wearer={wearer}
          label={cardText('wearing', { pieces: worn.flatMap((piece) => piece.name ?? []).join(', ') })}
          className={plate['figure']}
        />
      </div>
      <h3 className={styles['name']}>{name}</h3>
      <p className={styles['worn']}>
        {t('worn', { count: timesWorn, day: wears[0] ? formatRecentDay(wears[0], today) : '' })}
      </p>
      {outfit.planned.length > 0 ? (
        <p className={styles['worn']}>{t('planned', { days: outfit.planned.map(formatDay).join(', ') })}</p>
      ) : null}
      {gone.map((sentence) => (
        <p key={sentence} className={styles['worn']}>
          {sentence}
        </p>
      ))}
      <div className={styles['actions']} data-screen-only>
        <Button
          size="small"
          variant="secondary"
          busy={busy}
          onClick={() => void run(async () => show(await setWorn(outfit, name, today, !isWornToday)))}
        >
          {isWornToday ? t('wornToday') : t('wear')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('changeNamed', { name })}
          onClick={() => setOpen(true)}
        >
          {t('change')}
        </Button>
      </div>
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      {isOpen ? <KeptSheet outfit={outfit} name={name} onClose={() => setOpen(false)} /> : null}
    </article>
  );
}
