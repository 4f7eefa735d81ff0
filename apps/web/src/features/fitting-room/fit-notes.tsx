import type { CheckResponse } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Stack } from '../../ui/layout/layout';
import messages from './messages.en';
import styles from './fit-notes.module.css';

const t = translator(messages.fitNotes);

/** Where the garment ends on the user. */
export function FitNotes({ fit }: Pick<CheckResponse, 'fit'>) {
  return (
    <>
      {fit.length > 0 ? (
        <section aria-labelledby="where-it-ends">
          <Stack gap={1}>
            <h2 id="where-it-ends" className={styles['title']}>
              {t('title')}
            </h2>
            {fit.map(({ part, sentence }) => (
              <p key={part}>{sentence}</p>
            ))}
          </Stack>
        </section>
      ) : null}
    </>
  );
}
