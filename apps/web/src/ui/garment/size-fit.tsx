import type { CheckedSize } from '@figura/contracts';
import { lazy, Suspense, useState } from 'react';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../button';
import { sizeFit as t } from './size-fit.messages.en';
import styles from './size-fit.module.css';
import textStyles from '../text.module.css';

// Lazy because few users paste a chart.
const PasteChart = lazy(() => import('./paste-chart'));

interface SizeFitProps {
  size: CheckedSize;
  name?: string;
  onChart: (chartId: string) => void;
}

export function SizeFit({ size, name, onChart }: SizeFitProps) {
  const [isOpen, setOpen] = useState(false);
  const { sentence, level, from, source, date } = size;
  const canPaste = from !== null || sentence.includes('chart');
  return (
    <section className={styles['size']} aria-label={t('title')} data-level={level ?? undefined}>
      <p>{sentence}</p>
      {source && date ? (
        <p className={textStyles['soft']}>
          {t.rich('source', {
            day: formatDay(date),
            link: (chunks) => (
              <a href={source} target="_blank" rel="noreferrer">
                {chunks}
              </a>
            ),
          })}
        </p>
      ) : null}
      {canPaste && from !== 'words' ? (
        <Button variant="plain" className={styles['paste']} onClick={() => setOpen(true)}>
          {t(from === 'own' ? 'another' : 'paste')}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <PasteChart
            isOpen={isOpen}
            {...(name !== undefined && { name })}
            onClose={() => setOpen(false)}
            onAdded={(id) => {
              setOpen(false);
              onChart(id);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
