import type { SizeWearer, User } from '@figura/contracts';
import { useState } from 'react';
import { usePreferences } from '../../lib/session/use-preferences';
import { FailureAlert } from '../../ui/feedback/failure';
import { sizesForm as t } from './messages.en';
import { SizesFields } from './sizes-fields';
import { TableChoice } from './table-choice';
import { useSizes } from '../../lib/session/use-sizes';
import textStyles from '../../ui/text.module.css';
import { OwnSizes } from '../../ui/own-sizes';
import { Stack } from '../../ui/layout/layout';

export function SizesForm({ user }: { user: User }) {
  const { error, choose } = usePreferences(user);
  const { table, canChooseTable, suggest } = useSizes(user);
  const [looked, setLooked] = useState<SizeWearer | null>(null);
  const shown = canChooseTable ? (looked ?? table) : table;
  const suggested = shown && suggest(shown);
  return (
    <Stack gap={2}>
      {canChooseTable ? <TableChoice value={shown} onChange={setLooked} /> : null}
      {suggested ? (
        <SizesFields key={shown} sizes={suggested.sizes} onChange={(changed) => choose({ sizes: changed })} />
      ) : null}
      {suggested ? (
        <p role="status" className={textStyles['muted']}>
          {t(`from.${suggested.origin}`)} {suggested.origin === 'user' ? <OwnSizes user={user} /> : null}
        </p>
      ) : null}
      <FailureAlert error={error} what={t('failure')} />
    </Stack>
  );
}
