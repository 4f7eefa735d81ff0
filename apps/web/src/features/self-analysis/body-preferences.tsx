import type { BodyConcern } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Disclosure } from '../../ui/disclosure';
import messages from './messages.en';
import { ConcernPicker } from './concern-picker';
import { formatBodyConcern } from '../../lib/text/names';
import textStyles from '../../ui/text.module.css';
import { Stack } from '../../ui/layout/layout';

const t = translator(messages.bodyPreferences);

interface BodyPreferencesProps {
  value: readonly BodyConcern[];
  onChange: (concerns: BodyConcern[]) => void;
}

export function BodyPreferences({ value, onChange }: BodyPreferencesProps) {
  return (
    <Stack as="section" gap={1} aria-labelledby="body-preferences">
      <h2 id="body-preferences">{t('title')}</h2>
      <p className={textStyles['soft']}>
        {value.length === 0 ? t('nothingTickedYet') : value.map(formatBodyConcern).join(' · ')}
      </p>
      <Disclosure summary={t('changeBodyPreferences')}>
        <ConcernPicker value={value} onChange={onChange} />
      </Disclosure>
    </Stack>
  );
}
