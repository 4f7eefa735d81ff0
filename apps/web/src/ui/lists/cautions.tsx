import type { EffectDescription } from '@figura/contracts';
import { EffectList } from './effect-list';
import { Stack } from '../layout/layout';

/** What an item does against the proportions of a person: nothing where there is nothing to say. */
export function Cautions({ cautions }: { cautions: readonly EffectDescription[] }) {
  if (cautions.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3>Where It Pulls the Other Way</h3>
      <EffectList effects={cautions} />
    </Stack>
  );
}
