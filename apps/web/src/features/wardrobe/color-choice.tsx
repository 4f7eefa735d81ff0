import { formatColor } from '../../lib/catalog/garment-names';
import type { Garment } from '@figura/contracts';
import { useId } from 'react';
import { RadioCard } from '../../ui/forms/radio-card';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './color-choice.module.css';
import type { Color } from './colors';
import { PIECE_COLORS, recolorGarment } from './colors';

interface ColorChoiceProps {
  label: string;
  hidesLabel?: boolean;
  garment: Garment;
  colors?: readonly Color[];
  onChange: (garment: Garment) => void;
}

export function ColorChoice(props: ColorChoiceProps) {
  const { label, hidesLabel = false, garment, colors = PIECE_COLORS, onChange } = props;
  const name = useId();
  const [main] = garment.colors;
  return (
    <fieldset>
      {hidesLabel ? (
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={styles['legend']}>
          {label}
          {main ? <span className={styles['chosen']}>{main.name}</span> : null}
        </legend>
      )}
      <div className={styles['swatches']}>
        {colors.map((color) => (
          <label key={color.hex} className={styles['swatch']} style={{ backgroundColor: color.hex }}>
            <RadioCard
              name={name}
              value={color.hex}
              chosen={main?.hex ?? ''}
              onChoose={() => onChange(recolorGarment(garment, color))}
            />
            <VisuallyHidden>{formatColor(color.name)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
