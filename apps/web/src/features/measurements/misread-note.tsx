import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { formatList } from '../../lib/text/list-text';
import { Button } from '../../ui/button';
import { misreadNote as t } from './messages.en';
import type { FieldHint } from './misread-hints';
import styles from './misread-note.module.css';

interface MisreadNoteProps {
  hint: FieldHint;
  onReread: (hint: FieldHint & { kind: 'unit-slip' }) => void;
}

export function MisreadNote({ hint, onReread }: MisreadNoteProps) {
  return (
    <div className={styles['note']}>
      <p>{formatText(hint)}</p>
      {hint.kind === 'unit-slip' && (
        <Button
          variant="quiet"
          size="small"
          className={styles['action']}
          // Blur could move the button away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (document.activeElement === event.currentTarget)
              document.getElementById(hint.measurements.at(-1)!)?.focus();
            onReread(hint);
          }}
        >
          {hint.meantUnit === 'cm' ? t('theseAreCentimeters') : t('theseAreInches')}
        </Button>
      )}
    </div>
  );
}

function formatText(hint: FieldHint): string {
  const count = hint.measurements.length;
  const measurements = formatList(hint.measurements.map((name) => getMeasurementLabel(name)));
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
