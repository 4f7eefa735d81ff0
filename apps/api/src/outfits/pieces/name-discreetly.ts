import type { UserPreferences } from '@figura/contracts';
import type { Text } from '@figura/messages';
import { isLifeContext } from '@figura/styling';
import type { Garment } from '../../catalog/catalog.dto';
import type { LoadedCatalog } from '../../catalog/loaded-catalog';
import { nameGarment } from '../../wardrobe/pieces/piece-words';

interface NamedGarment {
  readonly garment: Garment;
  readonly name: Text;
}

/** For mails and calendars, which others may see. */
export function nameDiscreetly(
  { garment, name }: NamedGarment,
  { lifeStates }: Pick<UserPreferences, 'lifeStates'>,
  { types, wearing }: Pick<LoadedCatalog, 'types' | 'wearing'>,
): Text {
  const type = types.get(garment.type);
  if (!type) return name;
  const isForLife = wearing.computeWearing(garment).contexts.some(isLifeContext);
  if (!isForLife && lifeStates.length === 0) return name;
  return nameGarment({ ...garment, type: (isForLife && type.kindOf) || type.slug });
}
