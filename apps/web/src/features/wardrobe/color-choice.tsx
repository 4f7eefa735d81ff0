import type { Garment } from '@figura/contracts';
import { useId } from 'react';
import { RadioCard } from '../../ui/forms/radio-card';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './color-choice.module.css';
import { PIECE_COLORS, recolored } from './colors';

interface ColorChoiceProps {
  label: string;
  garment: Garment;
  onChange: (garment: Garment) => void;
}

/** The main color of a piece, as swatches. */
export function ColorChoice({ label, garment, onChange }: ColorChoiceProps) {
  const name = useId();
  const [main] = garment.colors;
  return (
    <fieldset>
      <legend className={styles['legend']}>
        {label}
        {main ? <span className={styles['chosen']}>{main.name}</span> : null}
      </legend>
      <div className={styles['swatches']}>
        {PIECE_COLORS.map((color) => (
          <label key={color.hex} className={styles['swatch']} style={{ backgroundColor: color.hex }}>
            <RadioCard
              name={name}
              value={color.hex}
              chosen={main?.hex ?? ''}
              onChoose={() => onChange(recolored(garment, color))}
            />
            <VisuallyHidden>{color.name}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
