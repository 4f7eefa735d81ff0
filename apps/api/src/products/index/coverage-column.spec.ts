import { HEM_COVERAGES, NECKLINE_COVERAGES, NO_COVERAGE, SLEEVE_COVERAGES } from '@figura/contracts';
import { isAllowed, computeLevelOfType } from '@figura/styling';
import { compileCatalog } from '../../catalog/loaded-catalog';
import { GarmentNumbers } from '../stored/garment-numbers';
import { GarmentTableBuilder } from './garment-table';
import { readBuiltInCatalog } from '../../testing/built-in-catalog';

const LEVELS = { sleeves: SLEEVE_COVERAGES, hem: HEM_COVERAGES, neckline: NECKLINE_COVERAGES } as const;

it('a filter by coverage matches the preferences, for garments that have the body part', async () => {
  const catalog = readBuiltInCatalog();
  const builder = new GarmentTableBuilder(compileCatalog(catalog));
  const numbers = new GarmentNumbers(builder);
  for (const { category, type, attributes } of catalog.items)
    builder.add(numbers.toStoredGarment([category, type, attributes]));
  const { coverage } = builder.finish();
  for (const part of ['sleeves', 'hem', 'neckline'] as const)
    LEVELS[part].forEach((level, index) => {
      const limits = { never: [], budget: null, coverage: { ...NO_COVERAGE, [part]: level } };
      const differ = catalog.items.filter(
        (item, garment) =>
          coverage.hasLevel(garment, part, index) !==
          (computeLevelOfType(part, item.type) !== null && isAllowed(item, limits)),
      );
      expect(differ.map(({ id }) => `${id} ${part} ${level}`)).toEqual([]);
    });
});
