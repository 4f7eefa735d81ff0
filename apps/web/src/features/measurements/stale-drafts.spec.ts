import type { TapeMeasurements } from '@figura/contracts';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { A_TAPE } from '../../lib/testing/a-user';
import { writeLocalResult } from './local-result';
import { dropStaleDrafts } from './stale-drafts';

const createInches = (text: string) => ({ text, unit: 'in' as const });
const createCentimeters = (text: string) => ({ text, unit: 'cm' as const });
const ELSEWHERE: TapeMeasurements = { ...A_TAPE, waist: 28.5, hips: 40, headToChest: 18 };

const collectDrafts = () => ({
  girths: readDraft('horizontalMeasurements'),
  letter: readDraft('horizontalBodyType'),
  heights: readDraft('verticalMeasurements'),
  digit: readDraft('verticalBodyType'),
  code: readDraft('combinedBodyType'),
});
const NOTHING = { girths: null, letter: null, heights: null, digit: null, code: null };

it('drafts of the measuring pages stay as they were typed once they are what the account holds', () => {
  dropStaleDrafts(null);
  writeLocalResult(A_TAPE, { waist: createCentimeters('76.2') });
  const saved = collectDrafts();
  expect(saved.girths).toMatchObject({ waist: createCentimeters('76.2'), hips: 42 });
  dropStaleDrafts(A_TAPE);
  dropStaleDrafts({ ...A_TAPE });
  expect(collectDrafts()).toEqual(saved);
});

it('drafts of the measuring pages are gone once the account was measured anew elsewhere', () => {
  writeLocalResult(A_TAPE);
  dropStaleDrafts(A_TAPE);
  dropStaleDrafts(ELSEWHERE);
  expect(collectDrafts()).toEqual(NOTHING);
});

it('drafts of the measuring pages are gone when they were calculated, not saved, and overtaken', () => {
  dropStaleDrafts(A_TAPE);
  writeLocalResult({ ...A_TAPE, waist: 33, kneeToFloor: 19 });
  dropStaleDrafts(A_TAPE);
  expect(collectDrafts().letter).not.toBeNull();
  dropStaleDrafts(ELSEWHERE);
  expect(collectDrafts()).toEqual(NOTHING);
});

it('drafts of the measuring pages stay when they were calculated and the account still holds what it held', () => {
  dropStaleDrafts(A_TAPE);
  writeLocalResult({ ...A_TAPE, waist: 33 });
  const calculated = collectDrafts();
  dropStaleDrafts(A_TAPE);
  expect(collectDrafts()).toEqual(calculated);
});

it('drafts of the measuring pages keep what is still being typed and was never saved', () => {
  const typed = { shoulders: createInches('40 1/2'), chest: createInches('wi') };
  writeDraft('horizontalMeasurements', typed);
  dropStaleDrafts(null);
  dropStaleDrafts(ELSEWHERE);
  expect(readDraft('horizontalMeasurements')).toEqual(typed);
});

it('drafts of the measuring pages keep of a step that is being changed only what was changed', () => {
  writeLocalResult(A_TAPE, { chest: createInches('36') });
  dropStaleDrafts(A_TAPE);
  writeDraft('horizontalMeasurements', {
    shoulders: 39,
    chest: createInches('36'),
    waist: createInches('31'),
    hips: createInches(''),
  });
  window.localStorage.removeItem('horizontalBodyType');
  dropStaleDrafts(ELSEWHERE);
  expect(collectDrafts()).toEqual({
    ...NOTHING,
    girths: { waist: createInches('31'), hips: createInches('') },
  });
});

it('drafts of the measuring pages lose only the step that the account holds otherwise', () => {
  writeLocalResult(A_TAPE);
  dropStaleDrafts(A_TAPE);
  dropStaleDrafts({ ...A_TAPE, waist: 28 });
  expect(collectDrafts()).toMatchObject({ girths: null, letter: null, code: null, digit: '1' });
  expect(readDraft('verticalMeasurements')).toMatchObject({ kneeToFloor: 18 });
});
