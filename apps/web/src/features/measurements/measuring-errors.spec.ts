/** @jest-environment node */
import { HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import { A_TAPE } from '../../lib/testing/a-user';
import {
  createErrorSummary,
  collectHorizontalErrors,
  collectOnboardingErrors,
  collectProfileErrors,
  collectVerticalErrors,
} from './measuring-errors';

const createInches = (text: string) => ({ text, unit: 'in' as const });

it('collectOnboardingErrors names missing values, and explains invalid ones', () => {
  const entries = { chest: createInches('abc'), waist: createInches('30'), hips: createInches(' ') };
  expect(collectOnboardingErrors(HORIZONTAL_MEASUREMENTS, entries)).toEqual({
    shoulders: 'Please enter a value for Shoulders',
    chest: 'Invalid measurement for Chest: Invalid format',
    hips: 'Please enter a value for Hips',
  });
});

it('collectProfileErrors treats a cleared field as invalid', () => {
  expect(collectProfileErrors({ kneeToFloor: createInches('') }, A_TAPE)).toEqual({
    kneeToFloor: 'Invalid measurement for Knee to floor: Input is empty',
  });
  expect(collectProfileErrors({}, A_TAPE)).toEqual({});
});

it('collectVerticalErrors requires each height to be above zero', () => {
  const entries = {
    headToChest: createInches('0'),
    chestToCrotch: createInches('tall'),
    crotchToKnee: createInches('15'),
  };
  expect(collectVerticalErrors(entries, null)).toEqual({
    headToChest: 'Please enter a valid measurement',
    chestToCrotch: 'Please enter a valid measurement',
    kneeToFloor: 'This measurement is required',
  });
});

it('collectHorizontalErrors has a message for each girth that is not above zero', () => {
  const entries = { shoulders: createInches('-1'), chest: createInches('0'), waist: createInches('wide') };
  expect(collectHorizontalErrors(entries, null)).toEqual({
    shoulders: 'Shoulder measurement must be greater than 0',
    chest: 'Chest measurement must be greater than 0',
    waist: 'Please enter a valid measurement',
    hips: 'Hip measurement must be greater than 0',
  });
});

it('createErrorSummary lists the errors in the order of the fields, with field names', () => {
  const errors = {
    kneeToFloor: 'This measurement is required',
    headToChest: 'Please enter a value for it',
  };
  expect(createErrorSummary(VERTICAL_MEASUREMENTS, errors)).toEqual([
    { fieldId: 'headToChest', message: 'Please enter a value for it' },
    { fieldId: 'kneeToFloor', message: 'Knee to floor: This measurement is required' },
  ]);
});
