import type { BodyConcern } from '@figura/contracts';
import { Disclosure } from '../../ui/disclosure';
import { bodyPreferences as t } from './messages.en';
import { ConcernPicker } from './concern-picker';
import { formatBodyConcern } from '../../lib/text/names';
import textStyles from '../../ui/text.module.css';

interface BodyPreferencesProps {
  value: readonly BodyConcern[];
  onChange: (concerns: BodyConcern[]) => void;
}

export function BodyPreferences({ value, onChange }: BodyPreferencesProps) {
  return (
    <section aria-label={t('title')}>
      {value.length > 0 ? (
        <p className={textStyles['soft']}>{value.map(formatBodyConcern).join(' · ')}</p>
      ) : null}
      <Disclosure summary={t('changeBodyPreferences')}>
        <ConcernPicker value={value} onChange={onChange} />
      </Disclosure>
    </section>
  );
}
