import type { z } from 'zod';
import type { Study } from '@figura/contracts';
import { CatalogError } from './catalog-error';
import type { CatalogProblem } from './catalog-error';
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
import { rate } from './rating';
import { CLOTHING_ATTRIBUTES, hasValue } from './vocabulary';
import type { ClothingAttribute, Vocabulary } from './vocabulary';

/** What the catalog knows before any guide or item: words, optical rules and features. */
export interface Knowledge {
  vocabulary: Vocabulary;
  /** In the order of their file. */
  studies: Study[];
  optics: Optics;
  features: FeatureWishes[];
  /** By feature, values on which published sources agree, as `<attribute>:<value>`. */
  referenceAdvice: Record<string, { for: string[]; against: string[] }>;
  facts: Facts;
}

/**
 * Reads `vocabulary.yaml`, `studies.yaml`, `optics.yaml`, `optics/*.yaml`, `features.yaml`, `facts.yaml` and
 * `reference-advice.yaml` below a folder. Features keep the order of their file. Throws a `CatalogError` with every problem
 * if a file does not parse, does not match its schema, or names a value, rule, zone, effect, feature or study that is not
 * there; throws the system's error if a file cannot be read.
 */
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
    const file = open(`optics/${kebabCase(attribute)}.yaml`);
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
  // Only sound optics can be rated.
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

function checkVocabulary(file: ContentFile, vocabulary: Vocabulary): void {
  for (const attribute of CLOTHING_ATTRIBUTES) {
    const { part: usual, values } = vocabulary[attribute];
    const places = new Map<string, string>();
    for (const [value, { name, british, part, oneOf = [] }] of Object.entries(values)) {
      const path = [attribute, 'values', value];
      if (british === name) file.refuse([...path, 'british'], 'The same in American');
      if (part === usual) file.refuse([...path, 'part'], `"${part}" is the part of the attribute`);
      for (const called of new Set([name, british ?? name])) {
        const other = places.get(called.toLowerCase());
        if (other !== undefined) file.refuse(path, `"${called}" is the name of "${other}" too`);
        places.set(called.toLowerCase(), value);
      }
      oneOf.forEach((exact, index) => {
        if (!hasValue(vocabulary, attribute, exact) || exact === value)
          file.refuse([...path, 'oneOf', index], `Unknown value "${exact}"`);
      });
    }
  }
}

function checkStudies(file: ContentFile, studies: Study[]): void {
  studies.forEach(({ id }, index) => {
    if (studies.findIndex((study) => study.id === id) !== index) {
      file.refuse([index, 'id'], `"${id}" stands twice`);
    }
  });
}

function checkSources(file: ContentFile, { rules, contested }: Optics, studies: Study[]): void {
  const check = (path: PropertyKey[], study: string | undefined) => {
    if (study !== undefined && !studies.some(({ id }) => id === study))
      file.refuse([...path, 'study'], `Unknown study "${study}"`);
  };
  for (const [name, { evidence, study }] of Object.entries(rules)) {
    check(['rules', name], study);
    if (study === undefined && (evidence === 'tested' || evidence === 'extrapolated'))
      file.refuse(['rules', name], `What is ${evidence} needs its study`);
  }
  contested.forEach(({ study }, index) => check(['contested', index], study));
}

function checkRemarks(
  file: ContentFile,
  optics: Optics,
  vocabulary: Vocabulary,
  features: Record<string, unknown>,
): void {
  for (const list of ['contested', 'floors', 'exceptions'] as const) {
    optics[list].forEach(({ attribute, value, feature }, index) => {
      if (!hasValue(vocabulary, attribute, value))
        file.refuse([list, index, 'value'], `Unknown value "${value}"`);
      if (feature !== undefined && !Object.hasOwn(features, feature)) {
        file.refuse([list, index, 'feature'], `Unknown feature "${feature}"`);
      }
    });
  }
  const covered = Object.entries(optics.areas).flatMap(([area, zones]) =>
    zones.map((zone) => ({ area, zone })),
  );
  covered.forEach(({ area, zone }, index) => {
    if (!Object.hasOwn(optics.zones, zone)) file.refuse(['areas', area], `Unknown zone "${zone}"`);
    if (covered.findIndex((entry) => entry.zone === zone) !== index) {
      file.refuse(['areas', area], `Zone "${zone}" is in two areas`);
    }
  });
}

function checkValues(
  file: ContentFile,
  attribute: ClothingAttribute,
  optics: Optics,
  vocabulary: Vocabulary,
): void {
  for (const value of Object.keys(vocabulary[attribute].values)) {
    if (!Object.hasOwn(optics.values[attribute], value)) file.refuse([], `No optics for "${value}"`);
  }
  for (const [value, byRule] of Object.entries(optics.values[attribute])) {
    if (!hasValue(vocabulary, attribute, value)) file.refuse([value], `Unknown value "${value}"`);
    for (const [rule, effects] of Object.entries(byRule)) {
      if (!Object.hasOwn(optics.rules, rule)) file.refuse([value, rule], `Unknown rule "${rule}"`);
      for (const key of Object.keys(effects)) checkEffect(file, [value, rule, key], optics, true);
    }
  }
}

function checkFeatures(file: ContentFile, features: FeatureWishes[], optics: Optics): void {
  for (const { key, zones, wishes, steady } of features) {
    zones.forEach((zone, index) => {
      if (!Object.hasOwn(optics.zones, zone)) file.refuse([key, 'zones', index], `Unknown zone "${zone}"`);
    });
    for (const wish of Object.keys(wishes)) checkEffect(file, [key, 'wishes', wish], optics, false);
    for (const wish of Object.keys(steady)) checkEffect(file, [key, 'steady', wish], optics, false);
  }
}

function checkFacts(
  file: ContentFile,
  { values, features }: z.infer<typeof factsSchema>,
  optics: Optics,
  described: Record<string, unknown>,
): void {
  const seen = new Set<string>();
  const checkOnce = (path: PropertyKey[], entry: string, isKnown: boolean) => {
    if (!isKnown) file.refuse(path, `Unknown: "${entry}"`);
    if (seen.has(entry)) file.refuse(path, `"${entry}" stands twice`);
    seen.add(entry);
  };
  for (const [fact, entries] of Object.entries(values)) {
    entries.forEach((entry, index) => {
      const [attribute, value] = entry.split(':') as [ClothingAttribute, string];
      checkOnce(['values', fact, index], entry, Object.hasOwn(optics.values[attribute] ?? {}, value));
    });
  }
  features.forEach((group, position) =>
    group.forEach((key, index) =>
      checkOnce(['features', position, index], key, Object.hasOwn(described, key)),
    ),
  );
}

function checkAdvice(
  file: ContentFile,
  advice: Knowledge['referenceAdvice'],
  optics: Optics,
  features: FeatureWishes[],
): void {
  for (const [key, directions] of Object.entries(advice)) {
    const feature = features.find((entry) => entry.key === key);
    if (!feature) file.refuse([key], `Unknown feature "${key}"`);
    for (const direction of ['for', 'against'] as const) {
      directions[direction].forEach((entry, index) => {
        const [attribute, value] = entry.split(':') as [ClothingAttribute, string];
        const path = [key, direction, index];
        if (!Object.hasOwn(optics.values[attribute] ?? {}, value))
          return file.refuse(path, `Unknown value "${entry}"`);
        if (!feature) return;
        const { rating } = rate(optics, feature, attribute, value);
        if (Math.sign(rating) !== (direction === 'for' ? 1 : -1)) {
          file.refuse(path, `The rating of "${entry}" is ${rating}: mend the optics or the wishes`);
        }
      });
    }
  }
}

function checkEffect(
  file: ContentFile,
  path: [...string[], string],
  optics: Optics,
  areasToo: boolean,
): void {
  const [place, effect] = path.at(-1)!.split('.') as [string, string];
  const known = Object.hasOwn(optics.zones, place) || (areasToo && Object.hasOwn(optics.areas, place));
  if (!known) file.refuse(path, `Unknown zone "${place}"`);
  if (!Object.hasOwn(optics.effects, effect)) file.refuse(path, `Unknown effect "${effect}"`);
}

export function kebabCase(attribute: ClothingAttribute): string {
  return attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
