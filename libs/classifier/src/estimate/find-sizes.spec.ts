import { findSizeRange, isSize } from '@figura/contracts';

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

it('findSizes gives men half the chest for tops, and the waist for trousers', () => {
  const body = { shoulders: 46, chest: 40, waist: 34, hips: 39, ...HEIGHTS };
  expect(findSizes(body, 'men')).toEqual({ top: 50, bottom: 50, shoe: 39 });
  const large = { ...body, chest: 70, waist: 64 };
  expect(findSizes(large, 'men')).toMatchObject({ top: 68, bottom: 68 });
  for (const { measurements } of listAllTrueBodies().slice(0, 50)) {
    const sizes = findSizes(measurements, 'men');
    for (const part of ['top', 'bottom', 'shoe'] as const)
      expect([part, sizes[part], isSize(part, 'EU', sizes[part], 'men')]).toEqual([part, sizes[part], true]);
  }
});

it('findSizes names sizes that can be bought, whatever the body', () => {
  for (const { measurements } of listAllTrueBodies()) {
    const { top, bottom, shoe } = findSizes(measurements);
    expect([isSize('top', 'EU', top), isSize('bottom', 'EU', bottom), isSize('shoe', 'EU', shoe)]).toEqual([
      ...[true, true, true],
    ]);
  }
  expect(findSizeRange('top', 'EU')).toMatchObject({ from: EU_SIZES[0], to: EU_SIZES.at(-1) });
});
