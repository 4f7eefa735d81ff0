import type { FollowUpAnswer } from '@figura/contracts';
import { FOLLOW_UP_ANSWERS } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { Failure } from '../../ui/feedback/failure';
import { answerFollowUp, useFollowUps } from './api';
import styles from './follow-up-question.module.css';
import { followUp as t } from './messages.en';
import textStyles from '../../ui/text.module.css';
import { Cluster } from '../../ui/layout/layout';

export function FollowUpQuestion() {
  const { data, mutate } = useFollowUps();
  const [given, setGiven] = useState<FollowUpAnswer | null>(null);
  const [sending, setSending] = useState<FollowUpAnswer | null>(null);
  const [failure, setFailure] = useState<ReactNode>(null);
  const question = data?.items[0];

  if (given)
    return (
      <p className={styles['question']} role="status">
        {given === 'dismissed' ? t('dismissedThanks') : t('thanks')}
      </p>
    );
  if (!question) return null;

  const answer = async (choice: FollowUpAnswer) => {
    if (sending) return;
    setSending(choice);
    setFailure(null);
    try {
      await answerFollowUp(question, choice);
      setGiven(choice);
      void mutate();
    } catch (error) {
      setFailure(<Failure what={t('failure')} error={error} />);
    }
    setSending(null);
  };

  return (
    <section className={styles['question']} aria-label={t('region')}>
      <p className={styles['asked']}>{t(`about.${question.source}`, { name: question.name })}</p>
      <Cluster gap={1} align="stretch">
        {FOLLOW_UP_ANSWERS.map((choice) => (
          <Button
            key={choice}
            variant={choice === 'dismissed' ? 'quiet' : 'secondary'}
            size="small"
            busy={sending === choice}
            onClick={() => void answer(choice)}
          >
            {t(`answer.${choice}`)}
          </Button>
        ))}
      </Cluster>
      {failure && <Alert tone="error">{failure}</Alert>}
      <p className={textStyles['muted']}>{t('why')}</p>
    </section>
  );
}
