import type { WardrobePiece } from '@figura/contracts';
import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { formatDay } from '../../lib/text/format-day';
import { today } from '../../lib/text/today';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Alert } from '../../ui/feedback/alert';
import { TextField } from '../../ui/forms/text-field';
import { setWorn, useShownPieces } from './api';
import messages from './messages.en';
import { useAction } from './use-action';
import styles from './worn-days.module.css';

const t = translator(messages.wornDays);

/** So many days are shown at first. */
const SHOWN = 12;

interface WornDaysProps {
  piece: WardrobePiece;
  onChange: (piece: WardrobePiece) => void;
}

/** The days on which a piece was worn, the latest first: each can be taken back, and that undone; others can be added. */
export function WornDays({ piece, onChange }: WornDaysProps) {
  const { show } = useShownPieces();
  const { state, act } = useAction();
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);
  const [day, setDay] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const days = [...new Set([...piece.wears, ...takenBack])].sort().reverse();
  const earlier = piece.timesWorn - piece.wears.length;
  const shown = showsAll ? days : days.slice(0, SHOWN);

  const note = (date: string, isWorn: boolean) =>
    act(async () => {
      const changed = await setWorn(piece, date, isWorn);
      setTakenBack((before) => [...before.filter((each) => each !== date), ...(isWorn ? [] : [date])]);
      onChange(changed);
      await show(changed);
    });
  const add = () => {
    if (day === '' || day > today()) return;
    void note(day, true).then(() => setDay(''));
  };

  return (
    <Disclosure summary={t('title')}>
      {days.length === 0 ? <p className={styles['none']}>{t('none')}</p> : null}
      <ul className={styles['days']}>
        {shown.map((date) => {
          const isWorn = piece.wears.includes(date);
          const name = formatDay(date);
          return (
            <li key={date} className={styles['day']}>
              <span className={isWorn ? undefined : styles['takenBack']}>{name}</span>
              <Button
                variant="quiet"
                size="small"
                busy={state === 'busy'}
                aria-label={t(isWorn ? 'takeBackDay' : 'undoDay', { day: name })}
                onClick={() => void note(date, !isWorn)}
              >
                {isWorn ? t('takeBack') : t('undo')}
              </Button>
            </li>
          );
        })}
      </ul>
      {days.length > shown.length ? (
        <Button variant="plain" onClick={() => setShowsAll(true)}>
          {t('all', { count: days.length })}
        </Button>
      ) : null}
      {earlier > 0 && shown.length === days.length ? (
        <p className={styles['none']}>{t('earlier', { count: earlier })}</p>
      ) : null}
      <div className={styles['add']}>
        <TextField
          label={t('day')}
          type="date"
          max={today()}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button variant="secondary" size="small" disabled={day === '' || day > today()} onClick={add}>
          {t('add')}
        </Button>
      </div>
      {state === 'failed' ? <Alert tone="error">{t('failure')}</Alert> : null}
    </Disclosure>
  );
}
