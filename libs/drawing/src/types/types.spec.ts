import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CUT, LAID, WORN } from './drawn-types';
import { STAND_INS } from './stand-ins';
import { WAYS } from './styling';

const listNames = (folder: string): string[] => readdirSync(join(__dirname, folder)).sort();

describe('Types of garments', () => {
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
