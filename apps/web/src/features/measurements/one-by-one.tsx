import { MEASUREMENTS } from '@figura/contracts';
import type { Measurement } from '@figura/contracts';
import { useEffect, useRef, useState } from 'react';
import {
  getMeasurementLabel,
  getMeasuringGuidance,
  getUnitName,
} from '../../lib/measurements/measurement-texts';
import { Button } from '../../ui/button';
import { Ends, Stack } from '../../ui/layout/layout';
import { TextField } from '../../ui/forms/text-field';
import { ProgressLine } from '../../ui/progress-line';
import { FractionKeys } from './fraction-keys';
import { collectOnboardingErrors } from './measuring-errors';
import type { Entries } from './measured-values';
import { MisreadNote } from './misread-note';
import { oneByOne as t } from './one-by-one.messages.en';
import styles from './one-by-one.module.css';
import { UnitToggle } from './unit-toggle';
import type { Measuring } from './use-measuring';
import textStyles from '../../ui/text.module.css';

interface OneByOneProps {
  measuring: Measuring;
  entries: Entries;
  onDone: () => void;
}

export function OneByOne({ measuring, entries, onDone }: OneByOneProps) {
  const [chosen, setChosen] = useState<Measurement | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const open = MEASUREMENTS.find((name) => measuring.values[name] === undefined);
  const current = chosen ?? open ?? MEASUREMENTS.at(-1)!;
  const number = MEASUREMENTS.indexOf(current) + 1;
  const hint = measuring.hints.find(({ measurements }) => measurements.some((name) => name === current));

  // Focus only on request: the first field would open a phone keypad over the page.
  useEffect(() => {
    if (asked.current) field.current?.querySelector('input')?.focus();
  }, [current]);

  const goTo = (name: Measurement) => {
    asked.current = true;
    setChosen(name);
  };
  const goOn = () => {
    if (!measuring.check(collectOnboardingErrors([current], entries))) return;
    const next = MEASUREMENTS.find((name) => name !== current && measuring.values[name] === undefined);
    if (next) goTo(next);
    else onDone();
  };

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <Progress number={number} measuring={measuring} />
      <div ref={field}>
        <CurrentField
          current={current}
          measuring={measuring}
          isLast={open === undefined}
          onText={(text) => {
            setChosen(current);
            measuring.type(current, text);
          }}
        />
        <div aria-live="polite">{hint && <MisreadNote hint={hint} onReread={measuring.reread} />}</div>
      </div>
      <div className={styles['actions']}>
        {number > 1 ? (
          <Button variant="secondary" onClick={() => goTo(MEASUREMENTS[number - 2]!)}>
            {t('back')}
          </Button>
        ) : null}
        <Button type="submit">{open === undefined ? t('done') : t('next')}</Button>
      </div>
      <Taken measuring={measuring} current={current} onChoose={goTo} />
    </form>
  );
}

function Progress({ number, measuring }: { number: number; measuring: Measuring }) {
  const of = MEASUREMENTS.length;
  return (
    <Stack gap={1}>
      <Ends>
        <p className={textStyles['muted']}>{t('progress', { number, of })}</p>
        <UnitToggle unit={measuring.unit} onChange={measuring.chooseUnit} names="length" />
      </Ends>
      <ProgressLine number={number} of={of} />
    </Stack>
  );
}

interface TakenProps {
  measuring: Measuring;
  current: Measurement;
  onChoose: (name: Measurement) => void;
}

function Taken({ measuring, current, onChoose }: TakenProps) {
  return (
    <ul aria-label={t('taken')}>
      {MEASUREMENTS.filter((name) => name !== current && measuring.values[name] !== undefined).map((name) => (
        <li key={name}>
          <button type="button" className={styles['value']} onClick={() => onChoose(name)}>
            <span>{getMeasurementLabel(name)}</span>
            <span className={styles['number']}>
              {measuring.text(name)} {getUnitName(measuring.unit)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface CurrentFieldProps {
  current: Measurement;
  measuring: Measuring;
  isLast: boolean;
  onText: (text: string) => void;
}

function CurrentField({ current, measuring, isLast, onText }: CurrentFieldProps) {
  return (
    <>
      <TextField
        key={current}
        name={current}
        label={getMeasurementLabel(current)}
        hint={getMeasuringGuidance(current)}
        suffix={getUnitName(measuring.unit)}
        error={measuring.errors[current]}
        inputMode="decimal"
        enterKeyHint={isLast ? 'done' : 'next'}
        autoComplete="off"
        maxLength={32}
        required
        value={measuring.text(current)}
        onChange={(event) => onText(event.target.value)}
        onFocus={() => measuring.focus(current)}
        onBlur={measuring.blur}
      />
      {measuring.unit === 'in' && measuring.text(current) !== '' && (
        <FractionKeys text={measuring.text(current)} onText={onText} />
      )}
    </>
  );
}
