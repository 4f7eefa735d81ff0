import { packSuitcase, type PackingQuestion } from '@figura/styling';
import { createCatalogTask } from '../../catalog/catalog-task';
import { findCandidates } from '../compose/candidates';
import type { OutfitMaterial } from '../compose/outfit-material';

interface PackInput {
  readonly material: OutfitMaterial;
  readonly question: Omit<PackingQuestion, 'isModest' | 'contexts' | 'tastes' | 'presentation'>;
}

export const packPieces = createCatalogTask('outfits.pack', ({ material, question }: PackInput, loaded) => {
  const { all, body, demands } = findCandidates(material, loaded);
  return packSuitcase(loaded.lookBook, { ...question, ...demands }, all, body);
});
