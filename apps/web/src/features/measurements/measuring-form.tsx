import { MEASUREMENT_LABELS } from '@figura/contracts';
import type { CombinedType, Measurement, TapeMeasurements } from '@figura/contracts';
import type { ReactNode } from 'react';
import { translator } from '../../lib/messages/translator';
import { Alert } from '../../ui/feedback/alert';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { Figure } from '../../ui/figure/figure';
import { MeasurementFields } from './measurement-fields';
import { createErrorSummary } from './measuring-errors';
import styles from './measuring-form.module.css';
import messages from './messages.en';
import { UnitToggle } from './unit-toggle';
import type { Measuring } from './use-measuring';

const t = translator(messages.measuringForm);

interface FieldGroup {
  legend: string;
  measurements: readonly Measurement[];
}

interface MeasuringFormProps {
  header: ReactNode;
  groups: readonly FieldGroup[];
  measuring: Measuring;
  /** Why this page was opened, when it was not asked for: said above the fields, where the page begins. */
  notice?: string | null;
  /** A sentence about the form as a whole, for instance a failed save: said at the buttons. */
  alert?: ReactNode;
  units: 'system' | 'length';
  onSubmit: () => void;
  /** What the drawing shows besides the fields of this form. */
  drawnAlong?: Partial<TapeMeasurements> | undefined;
  combined?: CombinedType | undefined;
  /** Below the drawing and always in sight with it. */
  caption?: ReactNode;
  /** What follows the fields: results and actions. */
  children: ReactNode;
}

/** A measuring screen: the live drawing stays in sight while the fields scroll beside it. */
export function MeasuringForm({
  header,
  groups,
  measuring,
  notice,
  alert,
  units,
  onSubmit,
  drawnAlong,
  combined,
  caption,
  children,
}: MeasuringFormProps) {
  const order = groups.flatMap(({ measurements }) => measurements);
  const errors = createErrorSummary([...order, 'underbust'], measuring.errors);
  return (
    <div className={styles['container']}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className={styles['header']}>
          {header}
          {notice && <Alert tone="error">{notice}</Alert>}
          <UnitToggle unit={measuring.unit} onChange={measuring.chooseUnit} names={units} />
          {errors.length > 0 && <ErrorSummary errors={errors} />}
        </div>
        <LiveDrawing measuring={measuring} drawnAlong={drawnAlong} combined={combined} caption={caption} />
        <div className={styles['fields']}>
          {groups.map(({ legend, measurements }) => (
            <MeasurementFields
              key={legend}
              legend={legend}
              sole={groups.length === 1}
              measurements={measurements}
              measuring={measuring}
              order={order}
            />
          ))}
        </div>
        <div className={styles['after']}>
          {alert && <Alert tone="error">{alert}</Alert>}
          {children}
        </div>
      </form>
    </div>
  );
}

function formatDrawingLabel(active: Measurement | null): string {
  return active
    ? t('figureWithTape', { measurement: MEASUREMENT_LABELS[active].toLowerCase() })
    : t('figure');
}

/**
 * The buttons at the end of a measuring form. Pressing one leaves the focus in its field: the hint that a field may show
 * when it is left would push the button away from under the pointer, and the click would be lost.
 */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing to operate: it only keeps the focus
    <div className={styles['actions']} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}

function LiveDrawing({
  measuring,
  drawnAlong,
  combined,
  caption,
}: Pick<MeasuringFormProps, 'measuring' | 'drawnAlong' | 'combined' | 'caption'>) {
  // The underbust has no place of its own on the drawing.
  const active = measuring.active === 'underbust' ? null : measuring.active;
  return (
    <div className={styles['drawing']}>
      <div className={styles['sticky']}>
        <Figure
          measurements={{ ...drawnAlong, ...measuring.values }}
          active={active}
          combined={combined}
          label={formatDrawingLabel(active)}
          className={styles['figure']}
        />
        {caption}
      </div>
    </div>
  );
}
