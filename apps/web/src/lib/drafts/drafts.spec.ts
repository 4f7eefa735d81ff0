import fc from 'fast-check';
import type { SimpleDraftName } from './draft-parsers';
import {
  claimDrafts,
  clearDraft,
  clearSessionData,
  followSessionEnd,
  hideSessionData,
  subscribeToDrafts,
} from './draft-stores';
import { readDraft, writeDraft } from './drafts';
import { createMeasuredUser } from '../testing/a-user';

const names: SimpleDraftName[] = [
  'introVerticalMeasurements',
  'introHorizontalMeasurements',
  'introSelfAnalysis',
  'startAnswers',
  'verticalMeasurements',
  'horizontalMeasurements',
  'verticalBodyType',
  'horizontalBodyType',
  'combinedBodyType',
  'profileMeasurements',
  'bodyPreferences',
  'measurementsBefore',
  'measuringUnit',
  'editBodyPreferences',
  'testSelfAnalysis',
];

const missing = Object.fromEntries(names.map((name) => [name, readDraft(name)]));

it('a missing draft reads as null, an empty list, or false', () => {
  expect(missing).toEqual({
    introVerticalMeasurements: null,
    introHorizontalMeasurements: null,
    introSelfAnalysis: [],
    startAnswers: null,
    verticalMeasurements: null,
    horizontalMeasurements: null,
    verticalBodyType: null,
    horizontalBodyType: null,
    combinedBodyType: null,
    profileMeasurements: null,
    bodyPreferences: null,
    measurementsBefore: null,
    measuringUnit: null,
    editBodyPreferences: false,
    testSelfAnalysis: false,
  });
});

it('a draft keeps the typed text with its unit', () => {
  writeDraft('introHorizontalMeasurements', {
    shoulders: { text: '101,6', unit: 'cm' },
    waist: { text: '30 1/2', unit: 'in' },
  });
  expect(readDraft('introHorizontalMeasurements')).toEqual({
    shoulders: { text: '101,6', unit: 'cm' },
    waist: { text: '30 1/2', unit: 'in' },
  });
});

it.each(['"ANNA 10"', '""', '10', `"${'A'.repeat(65)}"`])('a draft rejects %s as a coupon code', (text) => {
  window.sessionStorage.setItem('couponCode', text);
  expect(readDraft('couponCode')).toBeNull();
  writeDraft('couponCode', 'ANNA10');
  expect(readDraft('couponCode')).toBe('ANNA10');
  clearSessionData();
  expect(readDraft('couponCode')).toBeNull();
});

it('a draft of answers keeps only its numbers', () => {
  window.localStorage.setItem(
    'startAnswers',
    '{"known":{"height":64,"name":"Anna"},"comparisons":{"legs":4,"waistToHips":null},"else":1}',
  );
  expect(readDraft('startAnswers')).toEqual({
    known: { height: 64 },
    comparisons: { legs: 4 },
    byString: {},
  });
});

it('a draft typed before signing in belongs to the next account, and ends with its session', () => {
  writeDraft('introHorizontalMeasurements', { waist: { text: '30', unit: 'in' } });
  clearSessionData();
  claimDrafts('florence');
  expect(readDraft('introHorizontalMeasurements')).not.toBeNull();
  clearSessionData();
  expect(readDraft('introHorizontalMeasurements')).toBeNull();
});

it('a draft stays the same object while nothing changes', () => {
  writeDraft('introSelfAnalysis', ['neck:long']);
  expect(readDraft('introSelfAnalysis')).toBe(readDraft('introSelfAnalysis'));
});

it('a draft keeps flags only for the tab’s session', () => {
  writeDraft('editBodyPreferences', true);
  expect(window.sessionStorage.getItem('editBodyPreferences')).toBe('true');
  expect(window.localStorage.getItem('editBodyPreferences')).toBeNull();
});

it('a draft reads bare text as typed inches, and a number as exact inches', () => {
  window.localStorage.setItem('verticalMeasurements', '{"headToChest":17.5,"chestToCrotch":"15 1/2"}');
  expect(readDraft('verticalMeasurements')).toEqual({
    headToChest: 17.5,
    chestToCrotch: { text: '15 1/2', unit: 'in' },
  });
});

it('a draft drops inches out of range', () => {
  window.localStorage.setItem(
    'verticalMeasurements',
    '{"headToChest":0,"chestToCrotch":151,"kneeToFloor":18}',
  );
  expect(readDraft('verticalMeasurements')).toEqual({ kneeToFloor: 18 });
});

it('a draft drops unknown values', () => {
  window.localStorage.setItem('introSelfAnalysis', '["neck:long","neck:purple",7,"neck:long"]');
  window.localStorage.setItem(
    'horizontalMeasurements',
    JSON.stringify({
      waist: { text: '30', unit: 'in' },
      chest: { text: '36', unit: 'parsec' },
      __proto__: 1,
      elbow: 3,
    }),
  );
  expect(readDraft('introSelfAnalysis')).toEqual(['neck:long']);
  expect(readDraft('horizontalMeasurements')).toEqual({ waist: { text: '30', unit: 'in' } });
});

it.each([
  { text: '{"from":"[]"}' },
  { text: '{"from":"[]","changes":{}}' },
  { text: '{"from":7,"changes":[]}' },
  { text: '["neck:long"]' },
])('a draft reads $text as no change of preferences', ({ text }) => {
  window.localStorage.setItem('bodyPreferences', text);
  expect(readDraft('bodyPreferences')).toBeNull();
});

it('a draft distinguishes an empty selection from no change', () => {
  writeDraft('bodyPreferences', { from: '["neck:long"]', changes: [] });
  expect(readDraft('bodyPreferences')).toEqual({ from: '["neck:long"]', changes: [] });
});

it('a draft reads anything else as missing, and never throws', () => {
  const storedText = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('"F9"', '5', 'null', '[]', '{"waist":null}'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...names), storedText, (name, text) => {
      window.localStorage.setItem(name, text);
      window.sessionStorage.setItem(name, text);
      const value = readDraft(name);
      if (name === 'introSelfAnalysis') expect(value).toEqual([]);
      else if (name === 'startAnswers')
        expect(value).toEqual(value && { known: {}, comparisons: {}, byString: {} });
      else if (typeof missing[name] === 'boolean') expect(value).toBe(text.trim() === 'true');
      else expect(value).toBeNull();
    }),
  );
});

it('a draft of previous measurements needs all eight', () => {
  const { totalHeight: _total, ...eight } = createMeasuredUser().measurements!;
  window.localStorage.setItem('measurementsBefore', JSON.stringify({ ...eight, totalHeight: 66 }));
  expect(readDraft('measurementsBefore')).toEqual(eight);
  window.localStorage.setItem('measurementsBefore', JSON.stringify({ ...eight, waist: '30' }));
  expect(readDraft('measurementsBefore')).toBeNull();
});

it('a draft notifies listeners of every change', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToDrafts(listener);
  writeDraft('combinedBodyType', 'B2');
  clearDraft('combinedBodyType');
  unsubscribe();
  writeDraft('combinedBodyType', 'B3');
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('drafts of an account', () => {
  beforeEach(() => {
    claimDrafts('florence');
    writeDraft('combinedBodyType', 'B2');
    writeDraft('testSelfAnalysis', true);
  });

  it('the drafts of an account are there when the user returns', () => {
    claimDrafts('florence');
    expect(readDraft('combinedBodyType')).toBe('B2');
    expect(readDraft('testSelfAnalysis')).toBe(true);
  });

  it('the drafts of an account are gone for another account', () => {
    claimDrafts('grace');
    expect(readDraft('combinedBodyType')).toBeNull();
    expect(readDraft('testSelfAnalysis')).toBe(false);
  });

  it('the drafts of an account stay hidden after its session expires, until the user returns', () => {
    hideSessionData();
    expect(readDraft('combinedBodyType')).toBeNull();
    expect(readDraft('testSelfAnalysis')).toBe(false);
    claimDrafts('florence');
    expect(readDraft('combinedBodyType')).toBe('B2');
    expect(readDraft('testSelfAnalysis')).toBe(true);
    expect(Object.keys(window.localStorage)).not.toContain('absentOwner');
  });

  it('hidden drafts are deleted once another user has signed in', () => {
    hideSessionData();
    claimDrafts('grace');
    expect(readDraft('combinedBodyType')).toBeNull();
    claimDrafts('florence');
    expect(readDraft('combinedBodyType')).toBeNull();
    expect(readDraft('testSelfAnalysis')).toBe(false);
  });

  it('hidden drafts are deleted once someone types without signing in', () => {
    hideSessionData();
    writeDraft('startAnswers', { known: { height: 64 }, comparisons: {}, byString: {} });
    expect(readDraft('startAnswers')).not.toBeNull();
    expect(readDraft('combinedBodyType')).toBeNull();
  });

  it('drafts also stay in a tab that learns of the expired session later', () => {
    hideSessionData();
    followSessionEnd();
    claimDrafts('florence');
    expect([readDraft('combinedBodyType'), readDraft('testSelfAnalysis')]).toEqual(['B2', true]);
  });

  it('clearing the session data deletes all drafts and nothing else', () => {
    window.localStorage.setItem('theme', 'dark');
    clearSessionData();
    expect(names.map((name) => readDraft(name))).toEqual(names.map((name) => missing[name]));
    expect(Object.keys(window.localStorage)).toEqual(['theme']);
  });
});
