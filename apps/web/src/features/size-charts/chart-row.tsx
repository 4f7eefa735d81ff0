import { formatMeasurement, CM_PER_INCH } from '@figura/classifier';
import { MAX_SIZE_CHART_NAME, SIZE_GIRTHS, type SizeChart, type User } from '@figura/contracts';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { formatDecimal } from '../../lib/text/decimal-text';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { TextField } from '../../ui/forms/text-field';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ownCharts as t } from './messages.en';
import styles from './own-charts.module.css';
import textStyles from '../../ui/text.module.css';

interface ChartRowProps {
  chart: SizeChart;
  unit: User['unitPreference'];
  isBusy: boolean;
  onRename: (name: string) => Promise<boolean>;
  onDelete: () => Promise<boolean>;
}

export function ChartRow({ chart, unit, isBusy, onRename, onDelete }: ChartRowProps) {
  const { name, rows } = chart;
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  const show = () => setMode('shown');
  return (
    <li className={styles['chart']}>
      {mode === 'renaming' ? (
        <Renaming
          name={name}
          isBusy={isBusy}
          onCancel={show}
          onSave={(given) => void (given === name ? show() : onRename(given).then((done) => done && show()))}
        />
      ) : mode === 'deleting' ? (
        <div className={styles['head']}>
          <p>{t('sure', { name })}</p>
          <div className={styles['choices']}>
            <Button variant="danger" size="small" ref={focus} busy={isBusy} onClick={() => void onDelete()}>
              {t('delete')}
            </Button>
            <Button variant="quiet" size="small" onClick={show}>
              {t('keep')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles['head']}>
          <div>
            <p className={styles['name']}>{name}</p>
            <p className={textStyles['muted']}>
              {t('sizes', { count: rows.length, first: rows[0]!.size, last: rows.at(-1)!.size })}
            </p>
          </div>
          <div className={styles['choices']}>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('renameIt', { name })}
              onClick={() => setMode('renaming')}
            >
              {t('rename')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('deleteIt', { name })}
              onClick={() => setMode('deleting')}
            >
              {t('delete')}
            </Button>
          </div>
        </div>
      )}
      <Disclosure summary={t('show')}>
        <Rows chart={chart} unit={unit} />
      </Disclosure>
    </li>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

interface RenamingProps {
  name: string;
  isBusy: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

function Renaming({ name, isBusy, onSave, onCancel }: RenamingProps) {
  const [text, setText] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSave(text.trim());
  };
  return (
    <form className={styles['rename']} onSubmit={submit}>
      <TextField
        label={t('name')}
        value={text}
        maxLength={MAX_SIZE_CHART_NAME}
        autoComplete="off"
        ref={focus}
        required
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles['choices']}>
        <Button type="submit" size="small" busy={isBusy}>
          {t('save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function Rows({ chart: { name, rows }, unit }: Pick<ChartRowProps, 'chart' | 'unit'>) {
  const girths = SIZE_GIRTHS.filter((girth) => rows.some((row) => row.girths[girth]));
  return (
    <table className={styles['table']}>
      <caption>
        <VisuallyHidden>{t('caption', { name, unit })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('size')}</th>
          {girths.map((girth) => (
            <th key={girth} scope="col">
              {t(`girth.${girth}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.size}>
            <th scope="row">{row.size}</th>
            {girths.map((girth) => (
              <td key={girth}>{formatRange(row.girths[girth], unit)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatRange(range: number[] | undefined, unit: User['unitPreference']): string {
  if (!range) return '–';
  const [low, high] = range.map((inches) =>
    unit === 'imperial'
      ? formatMeasurement(inches, 'in')
      : formatDecimal(formatMeasurement(inches * CM_PER_INCH, 'cm').replace(/\.0$/, '')),
  );
  return low === high ? low! : `${low}–${high}`;
}
