import type { CheckResponse } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Stack } from '../../ui/layout/layout';
import { Cautions } from '../../ui/lists/cautions';
import { Effects } from '../../ui/lists/effects';
import messages from './messages.en';
import styles from './reasons.module.css';

const t = translator(messages.reasons);

/** What a garment does for the user and what it does against, by body part. */
export function Reasons({ reasons, cautions }: Pick<CheckResponse, 'reasons' | 'cautions'>) {
  return (
    <>
      {reasons.length > 0 ? (
        <section aria-labelledby="what-works">
          <Stack gap={2}>
            <h2 id="what-works" className={styles['title']}>
              {t('title')}
            </h2>
            <Effects effects={reasons} all={t('all', { count: reasons.length })} />
          </Stack>
        </section>
      ) : null}
      <Cautions cautions={cautions} />
    </>
  );
}
