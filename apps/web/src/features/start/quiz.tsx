import type { Comparison, LengthUnit } from '@figura/classifier';
import { COMPARISONS, EU_SIZES } from '@figura/classifier';
import type { StartAnswers } from '../../lib/drafts/draft-types';
import { translator } from '../../lib/messages/translator';
import { SelectField } from '../../ui/forms/select-field';
import { ComparisonFigure } from './comparison-figure';
import { DrawingChoice } from './drawing-choice';
import { HEIGHTS, getNearestHeight } from './heights';
import messages from './messages.en';
import styles from './quiz.module.css';
import { SizeChoice } from './size-choice';

const t = translator(messages.quiz);

/** EU size minus US size. */
const US_OFFSET = 30;

const LEVELS = [0, 1, 2, 3, 4] as const;

interface QuizProps {
  answers: StartAnswers;
  unit: LengthUnit;
  onAnswers: (answers: StartAnswers) => void;
}

export function Quiz({ answers, unit, onAnswers }: QuizProps) {
  const sizes = EU_SIZES.map((size) => ({
    size,
    label: unit === 'in' ? String(size - US_OFFSET) : String(size),
  }));
  const compare = (comparison: Comparison, level: number) =>
    onAnswers({ ...answers, comparisons: { ...answers.comparisons, [comparison]: level } });
  const know = (name: string, value: number) =>
    onAnswers({ ...answers, known: { ...answers.known, [name]: value } });
  const { height, sizeAbove, sizeBelow } = answers.known;
  return (
    <div className={styles['quiz']}>
      <SelectField
        label={t('height')}
        placeholder={t('choose')}
        options={HEIGHTS[unit]}
        value={getNearestHeight(height, unit)}
        onChange={(event) => know('height', Number(event.target.value))}
        className={styles['height']}
      />
      <SizeChoice
        label={t('sizeAbove', { system: unit === 'in' ? 'US' : 'EU' })}
        sizes={sizes}
        value={sizeAbove}
        onChange={(size) => know('sizeAbove', size)}
      />
      <SizeChoice
        label={t('sizeBelow', { system: unit === 'in' ? 'US' : 'EU' })}
        sizes={sizes}
        value={sizeBelow}
        onChange={(size) => know('sizeBelow', size)}
      />
      <p className={styles['closest']}>{t('closest')}</p>
      {COMPARISONS.map((comparison) => (
        <DrawingChoice
          key={comparison}
          label={t(`${comparison}.question`)}
          options={LEVELS.map((level) => ({
            label: t(`${comparison}.${level}`),
            picture: <ComparisonFigure comparison={comparison} level={level} />,
          }))}
          value={answers.comparisons[comparison]}
          onChange={(level) => compare(comparison, level)}
        />
      ))}
    </div>
  );
}
