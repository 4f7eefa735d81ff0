import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CUT, LAID, WORN } from '../generated/drawn-types';
import { STAND_INS } from '../generated/stand-ins';
import { WAYS } from '../generated/ways';

const listNames = (folder: string): string[] => readdirSync(join(__dirname, folder)).sort();

describe('Types of garments', () => {
  it('each type of the catalog has exactly one drawing file', () => {
    const files = listNames('.').filter((name) => !name.endsWith('.spec.ts'));
    expect(files).toEqual(
      listNames('../../../catalog/content/types')
        .map((type) => `${type}.ts`)
        .sort(),
    );
  });

  it('each type is drawn in exactly one way, or as another type', () => {
    const drawn = [CUT, LAID, WAYS].flatMap((record) => Object.values(record).flatMap(Object.keys));
    expect([...drawn, ...Object.keys(STAND_INS)].sort()).toEqual(listNames('../../../catalog/content/types'));
  });

  it('each type that is laid flat can also be worn', () => {
    const list = (record: typeof LAID | typeof WORN) =>
      Object.values(record)
        .flatMap((byType) => Object.keys(byType))
        .sort();
    expect(list(LAID)).toEqual(list(WORN));
  });
});
