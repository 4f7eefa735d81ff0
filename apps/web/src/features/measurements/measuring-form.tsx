import { MEASUREMENTS, OPTIONAL_MEASUREMENTS } from '@figura/contracts';
import type { CombinedType, Measurement, TapeField, TapeMeasurements } from '@figura/contracts';
import type { ReactNode } from 'react';
import { getMeasurementLabel, getMeasuringGuidance } from '../../lib/measurements/measurement-texts';
import { Alert } from '../../ui/feedback/alert';
import { classNames } from '../../ui/class-names';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { TapeFigure } from '../../ui/dressed/tape-figure';
import { styleCloseView } from '../../ui/figure/close-view';
import { MeasurementFields } from './measurement-fields';
import { createErrorSummary } from './measuring-errors';
import styles from './measuring-form.module.css';
import { measuringForm as t } from './messages.en';
import { UnitToggle } from './unit-toggle';
import type { Measuring } from './use-measuring';
import { writeSmall } from '../../lib/text/within-sentence';

interface FieldGroup {
  legend: string;
  measurements: readonly Measurement[];
}

interface MeasuringFormProps {
  header: ReactNode;
  groups: readonly FieldGroup[];
  measuring: Measuring;
  notice?: string | null;
  alert?: ReactNode;
  units: 'system' | 'length';
  onSubmit: () => void;
  drawnAlong?: Partial<TapeMeasurements> | undefined;
  combined?: CombinedType | undefined;
  caption?: ReactNode;
  children: ReactNode;
}

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
  // One group: the drawing shows the next tape.
  const next =
    groups.length > 1 ? null : (order.find((name) => measuring.values[name] === undefined) ?? order[0]!);
  const errors = createErrorSummary([...order, ...OPTIONAL_MEASUREMENTS], measuring.errors);
  return (
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
      <LiveDrawing
        active={measuring.active ?? next}
        guidance={order.length > 1 && order.find((name) => name === measuring.active)}
        isWhole={groups.length > 1}
        measuring={measuring}
        drawnAlong={drawnAlong}
        combined={combined}
        caption={caption}
      />
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
  );
}

function formatDrawingLabel(active: TapeField | null): string {
  return active ? t('figureWithTape', { measurement: writeSmall(getMeasurementLabel(active)) }) : t('figure');
}

function writeNumbers({ text }: Measuring): Partial<Record<Measurement, string>> {
  return Object.fromEntries(MEASUREMENTS.map((name) => [name, text(name)]));
}

interface FormActionsProps {
  /** At the foot of the screen, wherever it is scrolled to. */
  floating?: boolean;
  children: ReactNode;
}

/** Buttons keep the focus: a hint that appears on blur would move the button and lose the click. */
export function FormActions({ floating = false, children }: FormActionsProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing to operate: it only keeps the focus
    <div
      className={classNames(styles['actions'], floating && styles['floating'])}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

function LiveDrawing({
  active,
  guidance,
  isWhole,
  measuring,
  drawnAlong,
  combined,
  caption,
}: Pick<MeasuringFormProps, 'measuring' | 'drawnAlong' | 'combined' | 'caption'> & {
  active: TapeField | null;
  guidance: Measurement | false | undefined;
  isWhole: boolean;
}) {
  const drawn = { ...drawnAlong, ...measuring.values };
  return (
    <div className={styles['drawing']}>
      <div className={styles['sticky']}>
        <div
          className={classNames(styles['view'], isWhole && styles['whole'])}
          style={styleCloseView(drawn, active)}
        >
          <TapeFigure
            measurements={drawn}
            active={active}
            combined={combined}
            hasHeights={isWhole}
            numbers={isWhole ? writeNumbers(measuring) : undefined}
            label={formatDrawingLabel(active)}
            className={styles['figure']}
          />
          {guidance ? (
            <p className={styles['guidance']} data-on-plate="" aria-hidden="true">
              {getMeasuringGuidance(guidance)}
            </p>
          ) : null}
        </div>
        {caption}
      </div>
    </div>
  );
}
