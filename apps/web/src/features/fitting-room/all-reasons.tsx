import type { MeasurementEntry } from '@figura/classifier';
import type { Garment } from '@figura/contracts';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Stack } from '../../ui/layout/layout';
import { Cautions } from '../../ui/lists/cautions';
import { Effects } from '../../ui/lists/effects';
import styles from './fitting-room.module.css';
import { HemField } from './hem-field';
import { allReasons as t } from './messages.en';
import type { ShownAnswer } from './use-garment-check';

interface AllReasonsProps {
  defaultOpen: boolean;
  garment: Garment;
  answer: ShownAnswer;
  hem: MeasurementEntry | null;
  onHem: (hem: MeasurementEntry) => void;
  onMeasured: () => void;
  onForget: () => void;
}

export function AllReasons(props: AllReasonsProps) {
  const { defaultOpen, garment, answer, hem, onHem, onMeasured, onForget } = props;
  const { reasons, cautions, fit } = answer;
  return (
    <Disclosure summary={t('all')} defaultOpen={defaultOpen}>
      <Stack gap={4} className={styles['all']}>
        {reasons.length > 0 ? (
          <section aria-labelledby="what-works">
            <h2 id="what-works">{t('title')}</h2>
            <Effects effects={reasons} all={t('more')} />
          </section>
        ) : null}
        <Cautions cautions={cautions} />
        <HemField garment={garment} hem={hem} onType={onHem} onMeasured={onMeasured} />
        {fit.length > 0 ? (
          <section aria-labelledby="where-it-ends">
            <h2 id="where-it-ends">{t('ends')}</h2>
            {fit.map(({ part, sentence }) => (
              <p key={part}>{sentence}</p>
            ))}
          </section>
        ) : null}
        <p className={styles['soft']}>
          {t('notKept')}{' '}
          <Button variant="plain" onClick={onForget}>
            {t('forget')}
          </Button>
        </p>
      </Stack>
    </Disclosure>
  );
}
