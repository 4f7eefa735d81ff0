import type { TapeMeasurements } from '@figura/contracts';
import { readDraft, writeDraft } from '../../lib/drafts';
import { writeLocalResult } from './local-result';
import { dropStaleDrafts } from './stale-drafts';

const inches = (text: string) => ({ text, unit: 'in' as const });
const centimetres = (text: string) => ({ text, unit: 'cm' as const });
const FIRST: TapeMeasurements = {
  shoulders: 39,
  chest: 36,
  waist: 30,
  hips: 42,
  headToChest: 17.5,
  chestToCrotch: 15.5,
  crotchToKnee: 15,
  kneeToFloor: 18,
};
const ELSEWHERE: TapeMeasurements = { ...FIRST, waist: 28.5, hips: 40, headToChest: 18 };

const drafts = () => ({
  girths: readDraft('horizontalMeasurements'),
  letter: readDraft('horizontalBodyType'),
  heights: readDraft('verticalMeasurements'),
  digit: readDraft('verticalBodyType'),
  code: readDraft('combinedBodyType'),
});
const NOTHING = { girths: null, letter: null, heights: null, digit: null, code: null };

describe('drafts of the measuring pages', () => {
  it('stay as they were typed once they are what the account holds', () => {
    dropStaleDrafts(null);
    writeLocalResult(FIRST, { waist: centimetres('76.2') });
    const saved = drafts();
    expect(saved.girths).toMatchObject({ waist: centimetres('76.2'), hips: 42 });
    dropStaleDrafts(FIRST);
    dropStaleDrafts({ ...FIRST });
    expect(drafts()).toEqual(saved);
  });

  it('are gone once the account was measured anew elsewhere', () => {
    writeLocalResult(FIRST);
    dropStaleDrafts(FIRST);
    dropStaleDrafts(ELSEWHERE);
    expect(drafts()).toEqual(NOTHING);
  });

  it('are gone when they were calculated, not saved, and overtaken', () => {
    dropStaleDrafts(FIRST);
    writeLocalResult({ ...FIRST, waist: 33, kneeToFloor: 19 });
    dropStaleDrafts(FIRST);
    expect(drafts().letter).not.toBeNull();
    dropStaleDrafts(ELSEWHERE);
    expect(drafts()).toEqual(NOTHING);
  });

  it('stay when they were calculated and the account still holds what it held', () => {
    dropStaleDrafts(FIRST);
    writeLocalResult({ ...FIRST, waist: 33 });
    const calculated = drafts();
    dropStaleDrafts(FIRST);
    expect(drafts()).toEqual(calculated);
  });

  it('keep what is still being typed and was never saved', () => {
    const typed = { shoulders: inches('40 1/2'), chest: inches('wi') };
    writeDraft('horizontalMeasurements', typed);
    dropStaleDrafts(null);
    dropStaleDrafts(ELSEWHERE);
    expect(readDraft('horizontalMeasurements')).toEqual(typed);
  });

  it('keep of a step that is being changed only what was changed', () => {
    writeLocalResult(FIRST, { chest: inches('36') });
    dropStaleDrafts(FIRST);
    writeDraft('horizontalMeasurements', {
      shoulders: 39,
      chest: inches('36'),
      waist: inches('31'),
      hips: inches(''),
    });
    window.localStorage.removeItem('horizontalBodyType');
    dropStaleDrafts(ELSEWHERE);
    expect(drafts()).toEqual({ ...NOTHING, girths: { waist: inches('31'), hips: inches('') } });
  });

  it('lose only the step that the account holds otherwise', () => {
    writeLocalResult(FIRST);
    dropStaleDrafts(FIRST);
    dropStaleDrafts({ ...FIRST, waist: 28 });
    expect(drafts()).toMatchObject({ girths: null, letter: null, code: null, digit: '1' });
    expect(readDraft('verticalMeasurements')).toMatchObject({ kneeToFloor: 18 });
  });
});
