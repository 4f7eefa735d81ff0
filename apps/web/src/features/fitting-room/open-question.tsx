import type { CheckResponse, Garment } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Flat } from '../../ui/dressed/flat';
import { Stack } from '../../ui/layout/layout';
import messages from './messages.en';
import styles from './open-question.module.css';

const t = translator(messages.openQuestion);

interface OpenQuestionProps {
  question: NonNullable<CheckResponse['question']>;
  /** Called with the garment as the answer makes it. */
  onAnswer: (garment: Garment) => void;
}

/** The question that settles most of what is open about a garment: each answer a picture, a tap gives it. */
export function OpenQuestion({ question: { options }, onAnswer }: OpenQuestionProps) {
  return (
    <section aria-labelledby="open-question">
      <Stack gap={2}>
        <div>
          <h2 id="open-question" className={styles['title']}>
            {t('title')}
          </h2>
          <p className={styles['hint']}>{t('hint')}</p>
        </div>
        <ul className={styles['options']}>
          {options.map(({ value, label, garment }) => (
            <li key={value}>
              <button type="button" className={styles['option']} onClick={() => onAnswer(garment)}>
                <Flat garment={garment} />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
