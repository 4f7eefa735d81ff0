import type { EffectDescription } from '@figura/contracts';
import { EffectList } from './effect-list';
import { Stack } from './layout';

interface CautionsProps {
  cautions: readonly EffectDescription[];
  /** One below that of the section around it. */
  headingLevel: 'h3' | 'h4';
}

/** What an item does against the proportions of a person: nothing where there is nothing to say. */
export function Cautions({ cautions, headingLevel: Heading }: CautionsProps) {
  if (cautions.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading>Where It Pulls the Other Way</Heading>
      <EffectList effects={cautions} />
    </Stack>
  );
}
