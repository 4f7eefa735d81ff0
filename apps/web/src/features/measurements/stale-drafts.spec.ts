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

it('measuring drafts stay as typed if they match the account', () => {
  dropStaleDrafts(null);
  writeLocalResult(A_TAPE, { waist: createCentimeters('76.2') });
  const saved = collectDrafts();
  expect(saved.girths).toMatchObject({ waist: createCentimeters('76.2'), hips: 42 });
  dropStaleDrafts(A_TAPE);
  dropStaleDrafts({ ...A_TAPE });
  expect(collectDrafts()).toEqual(saved);
});

it('measuring drafts are dropped once the account was measured again elsewhere', () => {
  writeLocalResult(A_TAPE);
  dropStaleDrafts(A_TAPE);
  dropStaleDrafts(ELSEWHERE);
  expect(collectDrafts()).toEqual(NOTHING);
});

it('measuring drafts are dropped if they were calculated, not saved, and then outdated', () => {
  dropStaleDrafts(A_TAPE);
  writeLocalResult({ ...A_TAPE, waist: 33, kneeToFloor: 19 });
  dropStaleDrafts(A_TAPE);
  expect(collectDrafts().letter).not.toBeNull();
  dropStaleDrafts(ELSEWHERE);
  expect(collectDrafts()).toEqual(NOTHING);
});

it('measuring drafts stay if they were calculated and the account is unchanged', () => {
  dropStaleDrafts(A_TAPE);
  writeLocalResult({ ...A_TAPE, waist: 33 });
  const calculated = collectDrafts();
  dropStaleDrafts(A_TAPE);
  expect(collectDrafts()).toEqual(calculated);
});

it('measuring drafts keep unsaved input', () => {
  const typed = { shoulders: createInches('40 1/2'), chest: createInches('wi') };
  writeDraft('horizontalMeasurements', typed);
  dropStaleDrafts(null);
  dropStaleDrafts(ELSEWHERE);
  expect(readDraft('horizontalMeasurements')).toEqual(typed);
});

it('measuring drafts keep only the changed values of a step that is being edited', () => {
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

it('measuring drafts lose only the step that differs from the account', () => {
  writeLocalResult(A_TAPE);
  dropStaleDrafts(A_TAPE);
  dropStaleDrafts({ ...A_TAPE, waist: 28 });
  expect(collectDrafts()).toMatchObject({ girths: null, letter: null, code: null, digit: '1' });
  expect(readDraft('verticalMeasurements')).toMatchObject({ kneeToFloor: 18 });
});
