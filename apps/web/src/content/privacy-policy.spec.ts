import { act, fireEvent, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { DraftName } from '../lib/drafts/draft-stores';
import { claimDrafts } from '../lib/drafts/draft-stores';
import type { Drafts } from '../lib/drafts/draft-types';
import { writeDraft } from '../lib/drafts/drafts';
import { rememberReferral } from '../lib/session/referral';
import { providerLink } from '../lib/session/provider-link';
import { providerSignIn } from '../lib/session/provider-sign-in';
import { registrationKey } from '../lib/session/registration-key';
import { STORED_KEYS, writeStored } from '../lib/browser/stored-keys';
import { A_TAPE, createUser } from '../lib/testing/a-user';
import { useTheme } from '../lib/browser/theme';
import { tokens } from '../lib/session/tokens';
import { useScrollRestore } from '../lib/page/use-scroll-restore';
import {
  LOCAL_STORAGE_KEYS,
  PRIVACY_LEGAL_NOTES,
  PRIVACY_SECTIONS,
  SESSION_STORAGE_KEYS,
} from './privacy-policy';

const text = JSON.stringify([PRIVACY_SECTIONS, PRIVACY_LEGAL_NOTES]);

it('the privacy policy has eleven sections in order', () => {
  expect(PRIVACY_SECTIONS.map(({ id }) => id)).toEqual([
    ...['information-collected', 'use', 'sharing', 'security', 'tracking', 'third-parties'],
    ...['retention', 'rights', 'international-transfers', 'updates', 'contact'],
  ]);
});

it.each([
  ['first name, last name, email'],
  ['argon2id'],
  ['horizontal ones'],
  ['vertical ones'],
  ['self-analysis preferences'],
  ['your height, the sizes that you usually wear, the four comparisons'],
  ['your measurements and estimates, your answers without a tape'],
  ['picture, measurements, answers without a tape'],
  ['unit preference, Imperial or Metric'],
  ['body type results'],
  ['coupon code'],
  ['referral tracking'],
  ['lifetime-access flag'],
  ['up to 7 years'],
  ['up to 2 years of inactivity'],
  ['within 30 days'],
  ['within 2 business days'],
  ['within 24 hours'],
  ['under 18'],
])('the privacy policy mentions: %s', (words) => {
  expect(text.toLowerCase()).toContain(words.toLowerCase());
});

describe('browser storage', () => {
  /** One value per draft, so that each is written once; a new draft has to be added here, and to the policy. */
  const everyDraft: { [Name in DraftName]: NonNullable<Drafts[Name]> } = {
    introVerticalMeasurements: { headToChest: { text: '18', unit: 'in' } },
    introHorizontalMeasurements: { waist: { text: '30', unit: 'in' } },
    startAnswers: { known: { height: 64 }, comparisons: { legs: 2 }, byString: {} },
    introSelfAnalysis: ['neck:long'],
    verticalMeasurements: { headToChest: { text: '18', unit: 'in' } },
    horizontalMeasurements: { waist: { text: '30', unit: 'in' } },
    verticalBodyType: '1',
    horizontalBodyType: 'A',
    combinedBodyType: 'A1',
    profileMeasurements: { from: 'null', changes: { waist: { text: '30', unit: 'in' } } },
    bodyPreferences: { from: '[]', changes: ['neck:long'] },
    measurementsBefore: A_TAPE,
    measuringUnit: 'cm',
    fittingRoom: {
      text: 'a wrap dress',
      garment: null,
      checkId: null,
      hem: null,
      waits: false,
      unanswered: {},
      waiting: [],
      kept: [],
      earlier: [],
    },
    shopSizes: { Tops: 'M' },
    today: {
      ...{ day: '2026-11-27', occasion: 'work', weather: { temperature: 9, rain: true }, hasCoat: true },
      ...{ pinned: null, place: 0, swapped: {}, worn: null, noted: [], answered: null },
    },
    wardrobeList: 'a wrap dress',
    couponCode: 'ANNA10',
    profileSettings: { from: '{}', changes: { firstName: 'Anna' } },
    editBodyPreferences: true,
    testSelfAnalysis: true,
  };

  function useEverything(): void {
    const user = createUser();
    tokens.start({ accessToken: 'access', refreshToken: 'refresh' });
    claimDrafts(user.id);
    for (const name of Object.keys(everyDraft) as DraftName[]) writeDraft(name, everyDraft[name]);
    rememberReferral('?ref=anna');
    registrationKey.keep('a-key');
    providerLink.keep({ key: 'a-key', name: 'Google' });
    providerSignIn.keep({ provider: 'google', key: 'a-key', from: null });
    const { result } = renderHook(useTheme);
    act(() => result.current[1]('dark'));
    // By the script of the page.
    writeStored('language', 'de');
    renderHook(useScrollRestore, { wrapper: MemoryRouter });
    jest.replaceProperty(window, 'scrollY', 800);
    fireEvent(window, new Event('pagehide'));
    jest.restoreAllMocks();
  }

  it('lists exactly the keys that the app writes', () => {
    useEverything();
    const local = [...Object.keys(window.localStorage), 'absentOwner'].sort();
    expect(LOCAL_STORAGE_KEYS.map(({ key }) => key).sort()).toEqual(local);
    expect(SESSION_STORAGE_KEYS.map(({ key }) => key).sort()).toEqual(
      Object.keys(window.sessionStorage).sort(),
    );
    tokens.expire();
    expect(Object.keys(window.localStorage).filter((key) => !local.includes(key))).toEqual([]);
  });

  it('lists every key in STORED_KEYS', () => {
    const listed = [...LOCAL_STORAGE_KEYS, ...SESSION_STORAGE_KEYS].map(({ key }) => key);
    expect(
      Object.keys(STORED_KEYS)
        .filter((key) => key !== 'token')
        .sort(),
    ).toEqual(listed.sort());
  });
});
