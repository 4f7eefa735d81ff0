import { BODY_CONCERNS } from '@figura/contracts';
import type { BodyConcern } from '@figura/contracts';

const FAVORITES: ReadonlySet<BodyConcern> = new Set<BodyConcern>([
  'neck:long',
  'arms:toned',
  'abdomen:toned',
  'calves:toned',
]);

export function splitConcerns(ticked: readonly BodyConcern[]): {
  favorites: BodyConcern[];
  concerns: BodyConcern[];
} {
  const inOrder = BODY_CONCERNS.filter((concern) => ticked.includes(concern));
  return {
    favorites: inOrder.filter((concern) => FAVORITES.has(concern)),
    concerns: inOrder.filter((concern) => !FAVORITES.has(concern)),
  };
}
