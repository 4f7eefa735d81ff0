import type { EffectDescription } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { EffectList } from './effect-list';
import { Stack } from '../layout/layout';
import messages from './messages.en';

const t = translator(messages.cautions);

/** What an item does against the proportions of a person: nothing where there is nothing to say. */
export function Cautions({ cautions }: { cautions: readonly EffectDescription[] }) {
  if (cautions.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3>{t('title')}</h3>
      <EffectList effects={cautions} />
    </Stack>
  );
}
