import type { KeptOutfit } from '@figura/contracts';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { formatDay } from '../../lib/text/format-day';
import { formatToday } from '../../lib/text/today';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/forms/text-field';
import { Cluster, Stack } from '../../ui/layout/layout';
import styles from './kept-card.module.css';
import { keptCard as t } from './messages.en';

interface PlanDaysProps {
  outfit: KeptOutfit;
  busy: boolean;
  onPlan: (day: string, isPlanned: boolean) => void;
}

export function PlanDays({ outfit: { planned }, busy, onPlan }: PlanDaysProps) {
  const today = formatToday();
  const [day, setDay] = useState(today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && day >= today) onPlan(day, true);
  };
  return (
    <Stack gap={1}>
      <form className={styles['rename']} onSubmit={submit}>
        <TextField
          type="date"
          label={t('planTitle')}
          min={today}
          required
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('plan')}
        </Button>
      </form>
      <Cluster gap={1}>
        {planned.map((each) => (
          <Button key={each} variant="quiet" size="small" busy={busy} onClick={() => onPlan(each, false)}>
            {t('unplan', { day: formatDay(each) })}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}
