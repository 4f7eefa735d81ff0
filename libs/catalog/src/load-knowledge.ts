import type { Study } from '@figura/contracts';
import { CatalogError } from './catalog-error';
import type { CatalogProblem } from './catalog-error';
import {
  checkAdvice,
  checkFacts,
  checkFeatures,
  checkRemarks,
  checkSources,
  checkStudies,
  checkValues,
  checkVocabulary,
} from './check-knowledge';
import { ContentFile } from './content-file';
import {
  factsSchema,
  featuresSchema,
  opticsSchema,
  referenceAdviceSchema,
  studiesSchema,
  valueOpticsSchema,
  vocabularySchema,
} from './knowledge-schema';
import type { Facts, FeatureWishes, Optics, ValueOptics } from './optics';
import { CLOTHING_ATTRIBUTES } from './vocabulary';
import type { ClothingAttribute, Vocabulary } from './vocabulary';

export interface Knowledge {
  vocabulary: Vocabulary;
  /** In file order. */
  studies: Study[];
  optics: Optics;
  features: FeatureWishes[];
  /** By feature: values on which published sources agree, as `<attribute>:<value>`. */
  referenceAdvice: Record<string, { for: string[]; against: string[] }>;
  facts: Facts;
}

/** Features keep file order. Throws a `CatalogError` with all problems, or the system's error if a file cannot be read. */
export function loadKnowledge(folder: string): Knowledge {
  const problems: CatalogProblem[] = [];
  const open = (name: string) => new ContentFile(folder, name, problems);

  const vocabularyFile = open('vocabulary.yaml');
  const vocabulary = vocabularyFile.read(vocabularySchema);
  const studiesFile = open('studies.yaml');
  const studies = studiesFile.read(studiesSchema);
  const opticsFile = open('optics.yaml');
  const rules = opticsFile.read(opticsSchema);
  const valueFiles = CLOTHING_ATTRIBUTES.map((attribute) => {
    const file = open(`optics/${toKebabCase(attribute)}.yaml`);
    return { attribute, file, values: file.read(valueOpticsSchema) };
  });
  const featuresFile = open('features.yaml');
  const described = featuresFile.read(featuresSchema);
  const adviceFile = open('reference-advice.yaml');
  const referenceAdvice = adviceFile.read(referenceAdviceSchema);
  const factsFile = open('facts.yaml');
  const facts = factsFile.read(factsSchema);
  if (problems.length > 0 || !vocabulary || !studies || !rules || !described || !referenceAdvice || !facts)
    throw new CatalogError(problems);

  const optics: Optics = {
    ...rules,
    values: Object.fromEntries(valueFiles.map(({ attribute, values }) => [attribute, values!])) as Record<
      ClothingAttribute,
      Record<string, ValueOptics>
    >,
  };
  const features = Object.entries(described).map(([key, feature]): FeatureWishes => {
    const [bodyPart, attribute] = key.split(':') as [string, string];
    return { key, bodyPart, attribute, ...feature };
  });

  checkVocabulary(vocabularyFile, vocabulary);
  checkStudies(studiesFile, studies);
  checkSources(opticsFile, optics, studies);
  checkRemarks(opticsFile, optics, vocabulary, described);
  for (const { attribute, file } of valueFiles) checkValues(file, attribute, optics, vocabulary);
  checkFeatures(featuresFile, features, optics);
  checkFacts(factsFile, facts, optics, described);
  if (problems.length > 0) throw new CatalogError(problems);
  // Only valid optics can be rated.
  checkAdvice(adviceFile, referenceAdvice, optics, features);
  if (problems.length > 0) throw new CatalogError(problems);
  return {
    vocabulary,
    studies,
    optics,
    features,
    referenceAdvice,
    facts: { values: Object.values(facts.values), features: facts.features },
  };
}

export function toKebabCase(attribute: ClothingAttribute): string {
  return attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
