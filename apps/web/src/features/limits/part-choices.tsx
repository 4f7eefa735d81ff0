import { CHOICE_PARTS, findPartChoice, toFeatureChoices } from '@figura/contracts';
import type { ChoicePart, LifeStateName, PartChoice, User } from '@figura/contracts';
import { useState } from 'react';
import { useSession } from '../../lib/session/session';
import { formatList } from '../../lib/text/list-text';
import { FailureAlert } from '../../ui/feedback/failure';
import { paths } from '../../paths';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { TextLink } from '../../ui/links/text-link';
import { savePartChoice } from './api';
import { partChoices as t } from './messages.en';
import styles from './limits.module.css';
import textStyles from '../../ui/text.module.css';

const COMPUTED = 'computed';
const OPTIONS = (['hide', COMPUTED, 'highlight'] as const).map((value) => ({ value, label: t(value) }));

/** Advice leaves these alone while the state holds. */
const RESTING: Readonly<Partial<Record<LifeStateName, ChoicePart>>> = {
  pregnant: 'waist',
  'breast-surgery': 'chest',
  seated: 'legs',
};

export function PartChoices({ user }: { user: User }) {
  const { setUser } = useSession();
  const [error, setError] = useState<unknown>(null);
  const [said, setSaid] = useState('');
  const resting = user.preferences.lifeStates.flatMap(({ state }) => RESTING[state] ?? []);

  const choose = async (part: ChoicePart, choice: PartChoice) => {
    setError(null);
    const merged = Object.entries({ ...user.featureChoices, ...toFeatureChoices(part, choice) });
    const featureChoices = Object.fromEntries(merged.filter(([, each]) => each !== null));
    setUser({ ...user, featureChoices: featureChoices as User['featureChoices'] });
    setSaid(t(`said.${choice ?? COMPUTED}`, { part: t(`your.${part}`) }));
    try {
      setUser(await savePartChoice(part, choice));
    } catch (failure) {
      setUser(user);
      setSaid('');
      setError(failure);
    }
  };

  return (
    <div className={styles['answered']}>
      <div>
        {CHOICE_PARTS.filter((part) => !resting.includes(part)).map((part) => (
          <SegmentedControl
            key={part}
            label={t(`part.${part}`)}
            options={OPTIONS}
            value={findPartChoice(part, user.featureChoices) ?? COMPUTED}
            onChange={(value) => void choose(part, value === COMPUTED ? null : value)}
            className={styles['part']!}
          />
        ))}
      </div>
      <p className={textStyles['muted']}>
        {t.rich('untouched', {
          link: (chunks) => <TextLink to={paths.bodyTypeAnalysis}>{chunks}</TextLink>,
        })}{' '}
        <span role="status">{said}</span>
      </p>
      {resting.length > 0 ? (
        <p className={textStyles['muted']}>
          {t('resting', { parts: formatList(resting.map((part) => t(`your.${part}`))) })}
        </p>
      ) : null}
      <FailureAlert error={error} />
    </div>
  );
}
