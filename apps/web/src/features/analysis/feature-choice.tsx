import {
  FEATURE_CHOICES,
  type BodyTypeAnalysisResponse,
  type Feature,
  type FeatureChoice,
  type PersonalFeature,
  type User,
} from '@figura/contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isAdvice } from '../../lib/api/advice';
import { useSession } from '../../lib/session/session';
import { Button } from '../../ui/button';
import { FailureAlert } from '../../ui/feedback/failure';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { ANALYSIS, saveFeatureChoice } from './api';
import styles from './feature-row.module.css';
import { featureChoice as t } from './messages.en';

const LABELS: Record<FeatureChoice, string> = { balance: t('balance'), show: t('show'), leave: t('leave') };

export interface FeatureChoiceProps {
  feature: PersonalFeature;
  name: string;
}

export function FeatureChoicePicker({ feature, name }: FeatureChoiceProps) {
  const { setUser } = useSession();
  const { mutate } = useSWRConfig();
  const [error, setError] = useState<unknown>(null);
  const [isOpen, setOpen] = useState(false);

  const choose = async (choice: FeatureChoice) => {
    setError(null);
    try {
      await mutate<BodyTypeAnalysisResponse, User>(
        ANALYSIS,
        saveFeatureChoice(`${feature.bodyPart}:${feature.attribute}` as Feature, choice).then((user) => {
          setUser(user);
          void mutate((key) => isAdvice(key) && key !== ANALYSIS, undefined);
          return user;
        }),
        { optimisticData: (analysis) => withChoice(analysis!, feature, choice), populateCache: false },
      );
    } catch (failure) {
      setError(failure);
    }
  };

  return (
    <div className={styles['choice']} data-screen-only>
      <p className={styles['chosen']}>
        {describeChoice(feature)}{' '}
        <Button
          variant="plain"
          aria-label={t('change', { name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('open')}
        </Button>
      </p>
      {isOpen ? (
        <SegmentedControl
          label={t('label', { name })}
          hideLabel
          options={FEATURE_CHOICES.map((value) => ({ value, label: LABELS[value] }))}
          value={feature.choice}
          onChange={(choice) => void choose(choice)}
        />
      ) : null}
      <FailureAlert error={error} what={t('failure')} />
    </div>
  );
}

function describeChoice({ attribute, choice }: PersonalFeature): string {
  if (attribute === 'balanced' && choice === 'balance') return t('nothingToBalance');
  return t(`chosen.${choice}`);
}

function withChoice(
  analysis: BodyTypeAnalysisResponse,
  { bodyPart, attribute }: PersonalFeature,
  choice: FeatureChoice,
): BodyTypeAnalysisResponse {
  const change = (feature: PersonalFeature) =>
    feature.bodyPart === bodyPart && feature.attribute === attribute ? { ...feature, choice } : feature;
  return {
    ...analysis,
    balanceIssues: analysis.balanceIssues.map(change),
    bodyConcerns: analysis.bodyConcerns.map(change),
  };
}
