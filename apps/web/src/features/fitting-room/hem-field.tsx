import { hasUnitMark, type MeasurementEntry } from '@figura/classifier';
import type { Garment } from '@figura/contracts';
import { CLOTHING_CATEGORIES } from '@figura/contracts';
import { useEffect, useRef } from 'react';
import { getAccountUnit } from '../../lib/forms/account-unit';
import { getUnitName } from '../../lib/measurements/measurement-texts';
import { formatEntryText } from '../../lib/text/decimal-text';
import { useSession } from '../../lib/session/session';
import { TextField } from '../../ui/forms/text-field';
import { hemField as t } from './messages.en';
import { computeHemInches } from './hem-inches';

/** In milliseconds. */
const PAUSE_MS = 500;
/** The limit of a draft. */
const MAX_TEXT_LENGTH = 32;

interface HemFieldProps {
  garment: Garment;
  hem: MeasurementEntry | null;
  onType: (hem: MeasurementEntry) => void;
  onMeasured: () => void;
}

export function HemField({ garment: { category }, hem, onType, onMeasured }: HemFieldProps) {
  const { user } = useSession();
  const unit = user ? getAccountUnit(user) : 'in';
  const pause = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(pause.current), []);
  if (!CLOTHING_CATEGORIES.includes(category)) return null;
  const shown = hem ? formatEntryText(hem, unit) : '';
  const isWrong = hem !== null && hem.text.trim() !== '' && computeHemInches(hem) === null;
  const type = (text: string) => {
    const typed = { text, unit };
    onType(typed);
    window.clearTimeout(pause.current);
    if (text.trim() === '' || computeHemInches(typed) !== null)
      pause.current = window.setTimeout(onMeasured, PAUSE_MS);
  };
  return (
    <TextField
      label={t('label')}
      hint={t(category === 'Bottoms' ? 'fromWaistband' : 'fromShoulder')}
      error={isWrong ? t('wrong') : undefined}
      suffix={hasUnitMark(shown) ? undefined : getUnitName(unit)}
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      maxLength={MAX_TEXT_LENGTH}
      value={shown}
      onChange={({ target }) => type(target.value)}
    />
  );
}
