import { convertSizes, findSizeRange, listSizedParts, listSizeRegions } from '@figura/contracts';
import type { SizedPart, SizeRegion, Sizes } from '@figura/contracts';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { sizesForm as t } from './messages.en';
import styles from './sizes-fields.module.css';
import textStyles from '../../ui/text.module.css';

interface SizesFieldsProps {
  sizes: Sizes;
  onChange: (sizes: Sizes) => void;
}

export function SizesFields({ sizes, onChange }: SizesFieldsProps) {
  // The last choice, so that looking at regions never rounds it.
  const [chosen, setChosen] = useState(sizes);
  const wearer = sizes.for ?? 'women';
  const regions = listSizeRegions(wearer).map((value) => ({ value, label: value }));
  return (
    <div className={styles['sizes']}>
      <SegmentedControl<SizeRegion>
        label={t('region')}
        hideLabel
        options={regions}
        value={sizes.region}
        onChange={(region) => onChange(convertSizes(chosen, region))}
        className={styles['regions']!}
      />
      {listSizedParts(wearer).map((part) => (
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
      {sizes.region === 'JP' ? <p className={textStyles['muted']}>{t('japaneseShoes')}</p> : null}
    </div>
  );
}

interface SizeSpinnerProps {
  part: SizedPart;
  sizes: Sizes;
  onChange: (size: number) => void;
}

function SizeSpinner({ part, sizes, onChange }: SizeSpinnerProps) {
  const { from, to, step } = findSizeRange(part, sizes.region, sizes.for)!;
  const told = sizes[part];
  const size = told ?? from + Math.floor((to - from) / 2 / step) * step;
  const moveTo = (next: number) => {
    if (told === undefined) onChange(size);
    else if (next >= from && next <= to) onChange(next);
  };
  const keys: Record<string, number> = { ArrowUp: size + step, ArrowDown: size - step, Home: from, End: to };
  const renderNeighbor = (next: number) => (
    <span className={styles['neighbor']} aria-hidden="true">
      {told !== undefined && next >= from && next <= to ? next : ''}
    </span>
  );
  return (
    <div className={styles['row']}>
      <span id={`size-${part}`}>{formatPart(part, sizes)}</span>
      <div className={styles['spinner']}>
        <Step label={t('smaller', { part: formatPart(part, sizes) })} onPress={() => moveTo(size - step)}>
          <Minus aria-hidden="true" />
        </Step>
        {renderNeighbor(size - step)}
        <span
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={`size-${part}`}
          aria-valuenow={size}
          aria-valuetext={told === undefined ? t('notTold') : undefined}
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
          {told ?? '–'}
        </span>
        {renderNeighbor(size + step)}
        <Step label={t('larger', { part: formatPart(part, sizes) })} onPress={() => moveTo(size + step)}>
          <Plus aria-hidden="true" />
        </Step>
      </div>
    </div>
  );
}

interface StepProps {
  label: string;
  onPress: () => void;
  children: ReactNode;
}

function Step({ label, onPress, children }: StepProps) {
  return (
    <button type="button" tabIndex={-1} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}

function formatPart(part: SizedPart, { for: wearer }: Sizes): string {
  return part === 'top' && wearer === 'men' ? t('part.jacket') : t(`part.${part}`);
}
