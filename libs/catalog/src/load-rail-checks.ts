import { BODY_LEVELS } from '@figura/contracts';
import type { CatalogProblem } from './catalog-error';
import { ContentFile } from './content-file';
import type { Knowledge } from './load-knowledge';
import { railChecksSchema, type RailChecks } from './rail-check-schema';

const PER_GUIDE = { fewest: 2, most: 5 };

const LEVEL_FIELDS = ['from', 'to', 'below'];

export function loadRailChecks(
  folder: string,
  { features }: Knowledge,
  problems: CatalogProblem[],
): RailChecks | undefined {
  const file = new ContentFile(folder, 'rail-checks.yaml', problems);
  const read = file.read(railChecksSchema);
  if (!read) return undefined;
  const { landmarks, places, checks } = read;
  const known = new Set(features.map(({ key }) => key));
  const checkLevel = (path: PropertyKey[], level: string) => {
    if (!BODY_LEVELS.some((name) => name === level) && !Object.hasOwn(landmarks, level))
      file.refuse(path, `Unknown level "${level}"`);
  };
  for (const level of Object.keys(places)) checkLevel(['places', level], level);
  checks.forEach(({ id, guides, says, lengths }, index) => {
    const createCheckPath = (...path: PropertyKey[]) => ['checks', index, ...path];
    if (checks.findIndex((check) => check.id === id) !== index)
      file.refuse(createCheckPath('id'), `Duplicate id "${id}"`);
    guides.forEach((guide, position) => {
      if (!known.has(guide)) file.refuse(createCheckPath('guides', position), `Unknown feature "${guide}"`);
      if (guides.indexOf(guide) !== position)
        file.refuse(createCheckPath('guides', position), `Duplicate guide "${guide}"`);
    });
    for (const [name, length] of Object.entries(lengths)) {
      if (!says.includes(`{${name}}`))
        file.refuse(createCheckPath('lengths', name), 'The sentence does not use it');
      for (const [field, value] of Object.entries(length))
        if (LEVEL_FIELDS.includes(field)) checkLevel(createCheckPath('lengths', name, field), String(value));
    }
    for (const [, name = ''] of says.matchAll(/\{(\w*)\}/g))
      if (!Object.hasOwn(lengths, name)) file.refuse(createCheckPath('says'), `No length "${name}"`);
  });
  for (const { key } of features) {
    const count = checks.filter(({ guides, state }) => !state && guides.includes(key)).length;
    if (count < PER_GUIDE.fewest || count > PER_GUIDE.most)
      file.refuse(['checks'], `${key} has ${count}, expected ${PER_GUIDE.fewest} to ${PER_GUIDE.most}`);
  }
  return read;
}
