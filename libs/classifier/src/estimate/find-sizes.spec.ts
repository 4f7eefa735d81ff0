import { getSizeRange, isSize } from '@figura/contracts';

import { listAllTrueBodies } from '../testing/true-bodies';
import { EU_SIZES, getSizeGirths } from './answers';
import { findSizes } from './find-sizes';

const HEIGHTS = { headToChest: 17.5, chestToCrotch: 15.5, crotchToKnee: 13.5, kneeToFloor: 17.5 };

it.each(EU_SIZES)('findSizes gives EU %i to the body that it is made for', (size) => {
  expect(findSizes({ ...getSizeGirths(size), shoulders: 40, ...HEIGHTS })).toEqual({
    top: size,
    bottom: size,
    shoe: 39,
  });
});

it('findSizes names sizes that can be bought, whatever the body', () => {
  for (const { measurements } of listAllTrueBodies()) {
    const { top, bottom, shoe } = findSizes(measurements);
    expect([isSize('top', 'EU', top), isSize('bottom', 'EU', bottom), isSize('shoe', 'EU', shoe)]).toEqual([
      ...[true, true, true],
    ]);
  }
  expect(getSizeRange('top', 'EU')).toMatchObject({ from: EU_SIZES[0], to: EU_SIZES.at(-1) });
});
