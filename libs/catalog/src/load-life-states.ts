import { CUTS } from '@figura/contracts';
import type { CatalogRecommendation, LifeFeature } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { lifeStatesSchema } from './catalog-schema';
import { ContentFile } from './content-file';
import type { Knowledge } from './load-knowledge';
import { CLOTHING_ATTRIBUTES, hasValue } from './vocabulary';

/** Features of life states have no guide and apply only to users who set the state. */
export function loadLifeStates(
  folder: string,
  { vocabulary, optics }: Knowledge,
  problems: CatalogProblem[],
): { features: LifeFeature[]; recommendations: CatalogRecommendation[] } {
  const file = new ContentFile(folder, 'life-states.yaml', problems);
  const features: LifeFeature[] = [];
  const recommendations: CatalogRecommendation[] = [];
  for (const [key, { displayName, zones = [], categories, ratings }] of Object.entries(
    file.read(lifeStatesSchema) ?? {},
  )) {
    const [bodyPart, attribute] = key.split(':') as [string, string];
    features.push({ key, bodyPart, attribute, displayName, zones, ...(categories && { categories }) });
    zones.forEach((zone, index) => {
      if (!Object.hasOwn(optics.zones, zone)) file.refuse([key, 'zones', index], `Unknown zone "${zone}"`);
    });
    for (const clothing of CLOTHING_ATTRIBUTES)
      for (const [value, { rating, effect }] of Object.entries(ratings[clothing] ?? {})) {
        if (!hasValue(vocabulary, clothing, value)) {
          file.refuse([key, 'ratings', clothing, value], `Unknown value "${value}"`);
          continue;
        }
        recommendations.push({
          id: `${bodyPart}-${attribute}_${clothing}_${value}`,
          feature: key,
          attribute: clothing,
          value,
          displayName: vocabulary[clothing].values[value]!.name,
          effect,
          claims: [],
          rating,
          evidence: 'convention',
          for: CUTS,
          inGuide: false,
          onlyWhereWorn: zones.length > 0,
        });
      }
  }
  return { features, recommendations };
}
