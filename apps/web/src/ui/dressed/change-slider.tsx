import { translator } from '../../lib/messages/translator';
import { RangeField } from '../forms/range-field';
import { VisuallyHidden } from '../visually-hidden';
import messages from './messages.en';

const t = translator(messages.changeSlider);

interface ChangeSliderProps {
  /** How much of a figure is dressed, in percent. */
  dressed: number;
  onChange: (dressed: number) => void;
}

/** Slides from figures as they are to figures dressed by the advice. */
export function ChangeSlider({ dressed, onChange }: ChangeSliderProps) {
  return (
    // Who prints it sees both, as the slider has them.
    <div data-screen-only>
      <RangeField
        label={
          <>
            {t('bare')} <VisuallyHidden>{t('or')}</VisuallyHidden>
          </>
        }
        end={t('dressed')}
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
