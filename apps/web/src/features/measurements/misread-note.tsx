import { MEASUREMENT_LABELS } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { listText } from '../../lib/text/list-text';
import { Button } from '../../ui/button';
import messages from './messages.en';
import type { FieldHint } from './misread-hints';
import styles from './misread-note.module.css';

const t = translator(messages.misreadNote);

interface MisreadNoteProps {
  hint: FieldHint;
  /** Takes the numbers to be in the unit that was meant. */
  onReread: (hint: FieldHint & { kind: 'unit-slip' }) => void;
}

/** A kind second look at one or more measurements, with the way out of a slip of the unit. */
export function MisreadNote({ hint, onReread }: MisreadNoteProps) {
  return (
    <div className={styles['note']}>
      <p>{formatText(hint)}</p>
      {hint.kind === 'unit-slip' && (
        <Button
          variant="quiet"
          size="small"
          className={styles['action']}
          // Leaving the field that is typed in could move the button away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (document.activeElement === event.currentTarget) focusOn(hint);
            onReread(hint);
          }}
        >
          {hint.meantUnit === 'cm' ? t('theseAreCentimeters') : t('theseAreInches')}
        </Button>
      )}
    </div>
  );
}

/** The button goes when it is pressed: whoever came to it by the keyboard goes on from the field. */
function focusOn({ measurements }: FieldHint) {
  document.getElementById(measurements.at(-1)!)?.focus();
}

function formatText(hint: FieldHint): string {
  const count = hint.measurements.length;
  const measurements = listText(hint.measurements.map((name) => MEASUREMENT_LABELS[name]));
  switch (hint.kind) {
    case 'unit-slip':
      return t('unitSlip', { count, measurements, meant: hint.meantUnit });
    case 'half-girth':
      return t('halfGirth', { count, measurements });
    case 'straight-across':
      return t('straightAcross', { measurements });
    case 'swapped':
      return t('swapped', { measurements });
    case 'unusual':
      return t('unusual', { measurements });
  }
}
