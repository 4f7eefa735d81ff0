import { translator } from '../../lib/messages/translator';
import { RangeField } from '../forms/range-field';
import { VisuallyHidden } from '../visually-hidden';
import messages from './messages.en';

const t = translator(messages.changeSlider);

interface ChangeSliderProps {
  /** Percent. */
  dressed: number;
  onChange: (dressed: number) => void;
}

export function ChangeSlider({ dressed, onChange }: ChangeSliderProps) {
  return (
    // Print shows the slider's current state without the control.
    <div data-screen-only>
      <RangeField
        label={
          <>
            {t('dressed')} <VisuallyHidden>{t('or')}</VisuallyHidden>
          </>
        }
        end={t('bare')}
        min={0}
        max={100}
        step={5}
        value={dressed}
        text={t('share', { dressed })}
        onChange={onChange}
      />
    </div>
  );
}
