import type { WardrobePiece } from '@figura/contracts';
import { useState } from 'react';
import { formatDay } from '../../lib/text/format-day';
import { formatToday } from '../../lib/text/today';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Alert } from '../../ui/feedback/alert';
import { TextField } from '../../ui/forms/text-field';
import { setWorn, useShownPieces } from './api';
import { wornDays as t } from './messages.en';
import { useAction } from './use-action';
import styles from './worn-days.module.css';
import textStyles from '../../ui/text.module.css';

const SHOWN = 12;

interface WornDaysProps {
  piece: WardrobePiece;
  onChange: (piece: WardrobePiece) => void;
}

export function WornDays({ piece, onChange }: WornDaysProps) {
  const { show } = useShownPieces();
  const { state, act } = useAction();
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);
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

  return (
    <Disclosure summary={t('title')}>
      {days.length === 0 ? <p className={textStyles['muted']}>{t('none')}</p> : null}
      <ul>
        {shown.map((date) => {
          const isWorn = piece.wears.includes(date);
          return (
            <WornDay
              key={date}
              date={date}
              isWorn={isWorn}
              busy={state === 'busy'}
              onToggle={() => void note(date, !isWorn)}
            />
          );
        })}
      </ul>
      {days.length > shown.length ? (
        <Button variant="plain" onClick={() => setShowsAll(true)}>
          {t('all', { count: days.length })}
        </Button>
      ) : null}
      {earlier > 0 && shown.length === days.length ? (
        <p className={textStyles['muted']}>{t('earlier', { count: earlier })}</p>
      ) : null}
      <AddDay onAdd={(date) => note(date, true)} />
      {state === 'failed' ? <Alert tone="error">{t('failure')}</Alert> : null}
    </Disclosure>
  );
}

interface WornDayProps {
  date: string;
  isWorn: boolean;
  busy: boolean;
  onToggle: () => void;
}

function WornDay({ date, isWorn, busy, onToggle }: WornDayProps) {
  const day = formatDay(date);
  return (
    <li className={styles['day']}>
      <span className={isWorn ? undefined : styles['takenBack']}>{day}</span>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        aria-label={t(isWorn ? 'takeBackDay' : 'undoDay', { day })}
        onClick={onToggle}
      >
        {isWorn ? t('takeBack') : t('undo')}
      </Button>
    </li>
  );
}

function AddDay({ onAdd }: { onAdd: (date: string) => Promise<unknown> }) {
  const [day, setDay] = useState('');
  const isPossible = day !== '' && day <= formatToday();
  const add = () => void onAdd(day).then(() => setDay(''));
  return (
    <div className={styles['add']}>
      <TextField
        label={t('day')}
        type="date"
        max={formatToday()}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button variant="secondary" size="small" disabled={!isPossible} onClick={add}>
        {t('add')}
      </Button>
    </div>
  );
}
