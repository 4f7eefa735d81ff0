import type { EffectDescription } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Effects } from './effects';
import { Stack } from '../layout/layout';
import messages from './messages.en';

const t = translator(messages.cautions);

export function Cautions({ cautions }: { cautions: readonly EffectDescription[] }) {
  if (cautions.length === 0) return null;
  return (
    <section aria-labelledby="cautions">
      <Stack gap={2}>
        <h2 id="cautions">{t('title')}</h2>
        <Effects effects={cautions} all={t('all', { count: cautions.length })} />
      </Stack>
    </section>
  );
}
