import type { SizeChart, SizeChartsResponse, User } from '@figura/contracts';
import { useState } from 'react';
import { ApiError, getMessage } from '../../lib/api/api-error';
import {
  renameSizeChart,
  deleteSizeChart,
  useReloadSizes,
  useSizeCharts,
} from '../../lib/size-charts/size-charts';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Alert } from '../../ui/feedback/alert';
import { Pending } from '../../ui/feedback/pending';
import PasteChart from '../../ui/garment/paste-chart';
import { ChartRow } from './chart-row';
import { ownCharts as t } from './messages.en';
import styles from './own-charts.module.css';
import textStyles from '../../ui/text.module.css';

export function OwnCharts({ user }: { user: User }) {
  const query = useSizeCharts();
  const [isPasting, setPasting] = useState(false);
  const { busyId, error, said, run } = useChange();
  const { data } = query;
  if (!data) return <Pending query={query} loading={t('loading')} failure={t('loadFailure')} width="16rem" />;
  return (
    <div className={styles['charts']}>
      {data.own.length === 0 ? <p className={textStyles['muted']}>{t('none')}</p> : null}
      <ul>
        {data.own.map((chart) => (
          <ChartRow
            key={chart.id}
            chart={chart}
            unit={user.unitPreference}
            isBusy={busyId === chart.id}
            onRename={(name) => run(chart, () => renameSizeChart(chart.id, name), t('renamed', { name }))}
            onDelete={() => run(chart, () => deleteSizeChart(chart.id), t('deleted', { name: chart.name }))}
          />
        ))}
      </ul>
      {error ? <Alert tone="error">{error}</Alert> : null}
      <p role="status" className={styles['said']}>
        {said}
      </p>
      <div>
        <Button variant="secondary" onClick={() => setPasting(true)}>
          {t('add')}
        </Button>
      </div>
      <KnownCharts known={data.known} />
      <PasteChart isOpen={isPasting} onClose={() => setPasting(false)} onAdded={() => setPasting(false)} />
    </div>
  );
}

export function OwnChartCount() {
  const { data } = useSizeCharts();
  return data ? t('count', { count: data.own.length }) : null;
}

function KnownCharts({ known }: Pick<SizeChartsResponse, 'known'>) {
  return (
    <Disclosure summary={t('known', { count: known.length })}>
      <ul className={styles['sources']}>
        {known.map(({ id, name, for: wearer, source, date }) => (
          <li key={id}>
            <a href={source} target="_blank" rel="noreferrer">
              {wearer === 'men' ? t('forMen', { name }) : name}
            </a>{' '}
            <span className={textStyles['muted']}>{t('readOn', { day: formatDay(date) })}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function useChange() {
  const reload = useReloadSizes();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const run = async ({ id }: SizeChart, change: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusyId(id);
    setError(null);
    setSaid('');
    try {
      await change();
      setSaid(done);
    } catch (failure) {
      setError(getMessage(failure, t('failure')));
      // Another tab may have deleted it.
      if (!(failure instanceof ApiError) || failure.status !== 404) return false;
    } finally {
      setBusyId(null);
    }
    await reload();
    return true;
  };
  return { busyId, error, said, run };
}
