import { FEATURE_CHOICES, type Feature, type FeatureChoice, type PersonalFeature } from '@figura/contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isAdvice } from '../../lib/api/advice';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { Failure } from '../../ui/feedback/failure';
import { Alert } from '../../ui/feedback/alert';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { ANALYSIS, saveFeatureChoice } from './api';
import styles from './feature-row.module.css';
import messages from './messages.en';

const t = translator(messages.featureChoice);

const LABELS: Record<FeatureChoice, string> = {
  balance: t('balance'),
  show: t('show'),
  leave: t('leave'),
};

export interface FeatureChoiceProps {
  feature: PersonalFeature;
  name: string;
}

/** What clothes are to do about a proportion. It is stored as soon as it is chosen; looks and reasons follow. */
export function FeatureChoicePicker({ feature, name }: FeatureChoiceProps) {
  const { setUser } = useSession();
  const { mutate } = useSWRConfig();
  const [chosen, setChosen] = useState(feature.choice);
  const [error, setError] = useState<unknown>(null);

  const choose = async (choice: FeatureChoice) => {
    const before = chosen;
    setChosen(choice);
    setError(null);
    try {
      setUser(await saveFeatureChoice(`${feature.bodyPart}:${feature.attribute}` as Feature, choice));
      // The analysis stays on screen while it is read anew; looks and reasons of before are shown no more.
      void mutate((key) => isAdvice(key) && key !== ANALYSIS, undefined);
      void mutate(ANALYSIS);
    } catch (failure) {
      setChosen(before);
      setError(failure);
    }
  };

  return (
    <div className={styles['choice']}>
      <SegmentedControl
        label={t('label', { name })}
        hideLabel
        options={FEATURE_CHOICES.map((value) => ({ value, label: LABELS[value] }))}
        value={chosen}
        onChange={(choice) => void choose(choice)}
      />
      {error ? (
        <Alert tone="error">
          <Failure error={error} what={t('failure')} />
        </Alert>
      ) : null}
    </div>
  );
}
