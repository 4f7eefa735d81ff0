import type { z } from 'zod';
import type { Study } from '@figura/contracts';
import type { ContentFile } from './content-file';
import type { factsSchema, referenceAdviceSchema } from './knowledge-schema';
import type { FeatureWishes, Optics } from './optics';
import { rate } from './rating';
import { CLOTHING_ATTRIBUTES, hasValue } from './vocabulary';
import type { ClothingAttribute, Vocabulary } from './vocabulary';

// Checks across files: unique names, and references. Problems are reported for `file`.

export function checkVocabulary(file: ContentFile, vocabulary: Vocabulary): void {
  for (const attribute of CLOTHING_ATTRIBUTES) {
    const { part: usual, values } = vocabulary[attribute];
    const places = new Map<string, string>();
    for (const [value, words] of Object.entries(values)) {
      const { name, british, part, oneOf = [], shopify, fashionpedia, unmatched } = words;
      const path = [attribute, 'values', value];
      if (!(shopify ?? fashionpedia ?? unmatched))
        file.refuse(path, 'Expected its key in another vocabulary, or "unmatched"');
      if (unmatched && (shopify ?? fashionpedia)) file.refuse([...path, 'unmatched'], 'It is matched');
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

export function checkStudies(file: ContentFile, studies: Study[]): void {
  studies.forEach(({ id }, index) => {
    if (studies.findIndex((study) => study.id === id) !== index) {
      file.refuse([index, 'id'], `Duplicate id "${id}"`);
    }
  });
}

export function checkSources(file: ContentFile, { rules, contested }: Optics, studies: Study[]): void {
  const check = (path: PropertyKey[], study: string | undefined) => {
    if (study !== undefined && !studies.some(({ id }) => id === study))
      file.refuse([...path, 'study'], `Unknown study "${study}"`);
  };
  for (const [name, { evidence, study }] of Object.entries(rules)) {
    check(['rules', name], study);
    if (study === undefined && (evidence === 'tested' || evidence === 'extrapolated'))
      file.refuse(['rules', name], `Evidence "${evidence}" needs a study`);
  }
  contested.forEach(({ study }, index) => check(['contested', index], study));
}

export function checkRemarks(
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

export function checkValues(
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

export function checkFeatures(file: ContentFile, features: FeatureWishes[], optics: Optics): void {
  for (const { key, zones, wishes, steady } of features) {
    zones.forEach((zone, index) => {
      if (!Object.hasOwn(optics.zones, zone)) file.refuse([key, 'zones', index], `Unknown zone "${zone}"`);
    });
    for (const wish of Object.keys(wishes)) checkEffect(file, [key, 'wishes', wish], optics, false);
    for (const wish of Object.keys(steady)) checkEffect(file, [key, 'steady', wish], optics, false);
  }
}

export function checkFacts(
  file: ContentFile,
  { values, features }: z.infer<typeof factsSchema>,
  optics: Optics,
  described: Record<string, unknown>,
): void {
  const seen = new Set<string>();
  const checkOnce = (path: PropertyKey[], entry: string, isKnown: boolean) => {
    if (!isKnown) file.refuse(path, `Unknown: "${entry}"`);
    if (seen.has(entry)) file.refuse(path, `Duplicate entry "${entry}"`);
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

export function checkAdvice(
  file: ContentFile,
  advice: z.infer<typeof referenceAdviceSchema>,
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
          file.refuse(path, `The rating of "${entry}" is ${rating}: correct the optics or the wishes`);
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
