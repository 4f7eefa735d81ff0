import { convertSizes, getSizeRange, SIZE_REGIONS, SIZED_PARTS } from '@figura/contracts';
import type { SizedPart, SizeRegion, Sizes } from '@figura/contracts';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import messages from './messages.en';
import styles from './sizes-fields.module.css';

const t = translator(messages.sizesForm);

const REGIONS = SIZE_REGIONS.map((value) => ({ value, label: value }));

interface SizesFieldsProps {
  sizes: Sizes;
  onChange: (sizes: Sizes) => void;
}

export function SizesFields({ sizes, onChange }: SizesFieldsProps) {
  // The last choice, so that looking at regions never rounds it.
  const [chosen, setChosen] = useState(sizes);
  return (
    <div className={styles['sizes']}>
      <SegmentedControl<SizeRegion>
        label={t('region')}
        hideLabel
        options={REGIONS}
        value={sizes.region}
        onChange={(region) => onChange(convertSizes(chosen, region))}
        className={styles['regions']!}
      />
      {SIZED_PARTS.map((part) => (
        <SizeSpinner
          key={part}
          part={part}
          sizes={sizes}
          onChange={(size) => {
            const changed = { ...sizes, [part]: size };
            setChosen(changed);
            onChange(changed);
          }}
        />
      ))}
      {sizes.region === 'JP' ? <p className={styles['note']}>{t('japaneseShoes')}</p> : null}
    </div>
  );
}

interface SizeSpinnerProps {
  part: SizedPart;
  sizes: Sizes;
  onChange: (size: number) => void;
}

function SizeSpinner({ part, sizes, onChange }: SizeSpinnerProps) {
  const { from, to, step } = getSizeRange(part, sizes.region);
  const size = sizes[part];
  const moveTo = (next: number) => {
    if (next >= from && next <= to) onChange(next);
  };
  const keys: Record<string, number> = {
    ArrowUp: size + step,
    ArrowDown: size - step,
    Home: from,
    End: to,
  };
  const renderNeighbor = (next: number) => (
    <span className={styles['neighbor']} aria-hidden="true">
      {next >= from && next <= to ? next : ''}
    </span>
  );
  return (
    <div className={styles['row']}>
      <span id={`size-${part}`}>{t(`part.${part}`)}</span>
      <div className={styles['spinner']}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('smaller', { part: t(`part.${part}`) })}
          onClick={() => moveTo(size - step)}
        >
          <Minus aria-hidden="true" />
        </button>
        {renderNeighbor(size - step)}
        <span
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={`size-${part}`}
          aria-valuenow={size}
          aria-valuemin={from}
          aria-valuemax={to}
          className={styles['size']}
          onKeyDown={(event) => {
            const next = keys[event.key];
            if (next === undefined) return;
            event.preventDefault();
            moveTo(next);
          }}
        >
          {size}
        </span>
        {renderNeighbor(size + step)}
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('larger', { part: t(`part.${part}`) })}
          onClick={() => moveTo(size + step)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
