import { ONBOARDING, START_ANSWERS, TAPE_MEASUREMENTS } from './tape-measurements';

export interface WritingRoute {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body: Record<string, unknown>;
}

const PASSWORD = 'correct horse 42';
const EMAIL = 'a-stranger@example.com';
const A_PIECE = { slot: 'top', source: 'catalog', id: 'silk-shirt' };
const PIECE_ID = '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10';
const PRICE = { amount: 89.5, currency: 'USD' };
const JOURNEY = {
  days: 2,
  occasions: ['travel'],
  once: ['evening'],
  season: 'fall',
  temperature: 12,
  rain: false,
  wind: false,
  max: 8,
  from: ['catalog'],
};
const NAMES = { firstName: 'Mira', lastName: 'Lindqvist', gender: 'F' };

const TICKET = 'kJ8s0dQ2vX4mZ6bN8cV1xS3aD5fG7hJ9';
const SIGNED_BY_PASSKEY = {
  ticket: TICKET,
  id: 'Qk1sT2R1a2V5',
  clientDataJSON: 'eyJ0eXBlIjoi',
  authenticatorData: 'SZYN5YgOjGh0',
  signature: 'MEUCIQDR',
};

export const WRITING_ROUTES: WritingRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/register',
    body: { ...NAMES, email: EMAIL, password: PASSWORD, start: START_ANSWERS },
  },
  { method: 'POST', path: '/api/auth/login', body: { email: EMAIL, password: PASSWORD } },
  { method: 'POST', path: '/api/auth/refresh', body: { refreshToken: 'a.0.b' } },
  { method: 'POST', path: '/api/auth/verify-email/a-token', body: { password: PASSWORD } },
  { method: 'POST', path: '/api/auth/resend-verification', body: { email: EMAIL } },
  { method: 'POST', path: '/api/password/forgot-password', body: { email: EMAIL } },
  { method: 'POST', path: '/api/password/reset-password/a-token', body: { password: PASSWORD } },
  { method: 'POST', path: '/api/auth/second-factor', body: { ticket: TICKET, code: '482913' } },
  { method: 'POST', path: '/api/auth/passkey/options', body: { ticket: TICKET } },
  { method: 'POST', path: '/api/auth/passkey', body: { ...SIGNED_BY_PASSKEY } },
  { method: 'POST', path: '/api/auth/providers/an-id/return', body: { key: TICKET, query: 'code=a' } },
  {
    method: 'POST',
    path: '/api/auth/provider-link',
    body: { ticket: TICKET, email: EMAIL, password: PASSWORD },
  },
  { method: 'POST', path: '/api/auth/provider-link/mail', body: { ticket: TICKET } },
  { method: 'POST', path: '/api/auth/provider-link/mail/a-token', body: { key: TICKET } },
  {
    method: 'POST',
    path: '/api/auth/provider-registration',
    body: { ...NAMES, ticket: TICKET, start: START_ANSWERS },
  },
  { method: 'POST', path: '/api/user/passkeys/options', body: { password: 'not the one' } },
  {
    method: 'POST',
    path: '/api/user/passkeys',
    body: {
      ticket: TICKET,
      name: 'My phone',
      id: 'Qk1sT2R1a2V5',
      clientDataJSON: 'eyJ0eXBlIjoi',
      attestationObject: 'o2NmbXRk',
      transports: ['internal'],
    },
  },
  { method: 'PATCH', path: '/api/user/passkeys/an-id', body: { name: 'My phone' } },
  { method: 'DELETE', path: '/api/user/passkeys/an-id', body: { password: 'not the one' } },
  { method: 'POST', path: '/api/user/providers/an-id/start', body: { password: 'not the one' } },
  { method: 'DELETE', path: '/api/user/providers/an-id', body: { password: 'not the one' } },
  { method: 'POST', path: '/api/user/second-factor/totp', body: { password: 'not the one' } },
  { method: 'POST', path: '/api/user/second-factor/totp/confirmation', body: { code: '482913' } },
  { method: 'POST', path: '/api/user/second-factor/passkey', body: { password: 'not the one' } },
  { method: 'POST', path: '/api/user/second-factor/recovery-codes', body: { password: 'not the one' } },
  { method: 'DELETE', path: '/api/user/second-factor', body: { password: 'not the one' } },
  { method: 'POST', path: '/api/user/password', body: { newPassword: 'lavender-42' } },
  {
    method: 'PUT',
    path: '/api/user/change-password',
    body: { currentPassword: 'not the one', newPassword: 'lavender-42' },
  },
  {
    method: 'PUT',
    path: '/api/user/profile',
    body: { ...NAMES, nickname: 'Mimi', unitPreference: 'metric' },
  },
  { method: 'PUT', path: '/api/user/measurements', body: TAPE_MEASUREMENTS },
  { method: 'PATCH', path: '/api/user/measurements', body: { hips: 42 } },
  { method: 'PUT', path: '/api/user/measurements/start', body: START_ANSWERS },
  { method: 'POST', path: '/api/start/preview', body: TAPE_MEASUREMENTS },
  {
    method: 'PUT',
    path: '/api/user/onboarding',
    body: { ...ONBOARDING, bodyConcerns: ['neck:long'] },
  },
  { method: 'PUT', path: '/api/user/body-preferences', body: { bodyConcerns: ['neck:long'] } },
  { method: 'PUT', path: '/api/user/feature-choices', body: { 'hips:wide': 'show' } },
  {
    method: 'PUT',
    path: '/api/user/preferences',
    body: {
      skin: 'tone-4',
      face: { eyes: 'hooded', nose: 'broad', lips: 'full' },
      ageBand: 'mature',
      never: ['heels'],
      coverage: { hem: 'knee' },
      mondayMail: true,
      taste: ['blazer'],
      sizes: { region: 'US', top: 8, bottom: 12, shoe: 8.5 },
      welcomed: true,
    },
  },
  {
    method: 'PUT',
    path: '/api/monday-mail/push',
    body: {
      endpoint: 'https://updates.push.example/an-endpoint',
      p256dh: `BK${'a'.repeat(85)}`,
      auth: 'a'.repeat(22),
    },
  },
  { method: 'PUT', path: '/api/user/marks/an-id', body: { mark: 'love' } },
  {
    method: 'POST',
    path: '/api/garments/check',
    body: { text: 'a wrap dress', key: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d18' },
  },
  {
    method: 'POST',
    path: '/api/size-charts',
    body: {
      id: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d17',
      name: 'Boden',
      text: 'Size | Bust | Waist | Hips\n12 | 38 | 30 | 40',
    },
  },
  { method: 'PUT', path: '/api/size-charts/an-id', body: { name: 'Boden' } },
  { method: 'POST', path: '/api/follow-ups', body: { productId: '0123456789abc' } },
  { method: 'PUT', path: '/api/follow-ups/an-id', body: { answer: 'kept' } },
  {
    method: 'POST',
    path: '/api/packing-lists',
    body: {
      id: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d13',
      ...JOURNEY,
    },
  },
  { method: 'PUT', path: '/api/packing-lists/an-id', body: JOURNEY },
  {
    method: 'POST',
    path: '/api/outfits/swaps',
    body: {
      occasion: 'work',
      season: 'fall',
      temperature: 12,
      rain: false,
      wind: false,
      from: ['catalog'],
      pieces: [A_PIECE],
      slot: 'top',
    },
  },
  {
    method: 'POST',
    path: '/api/outfits',
    body: { id: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d11', name: 'Friday', pieces: [A_PIECE] },
  },
  { method: 'PATCH', path: '/api/outfits/an-id', body: { name: 'Friday', pieces: [A_PIECE] } },
  {
    method: 'POST',
    path: '/api/outfits/an-id/copy',
    body: { id: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d12' },
  },
  {
    method: 'POST',
    path: '/api/wardrobe',
    body: {
      id: PIECE_ID,
      text: 'a wrap dress',
      name: 'Wrap dress',
      price: PRICE,
      note: 'From the market',
      brand: 'Ada',
      size: '38',
      wish: true,
    },
  },
  { method: 'POST', path: '/api/wardrobe/lines', body: { id: PIECE_ID, texts: ['a wrap dress'] } },
  { method: 'POST', path: '/api/wardrobe/lines/read', body: { texts: ['a wrap dress'] } },
  {
    method: 'PATCH',
    path: '/api/wardrobe/an-id',
    body: {
      name: 'Wrap dress',
      price: PRICE,
      note: 'From the market',
      brand: 'Ada',
      size: '38',
      wish: false,
      inWash: false,
    },
  },
  {
    method: 'POST',
    path: '/api/user/api-keys',
    body: { name: 'Spreadsheet', scopes: ['read'], password: 'not the one' },
  },
  { method: 'POST', path: '/api/passport/links', body: { includesNumbers: false } },
  { method: 'DELETE', path: '/api/user', body: { password: 'not the one' } },
  { method: 'POST', path: '/api/stripe/coupon', body: { code: 'NOBODY' } },
  {
    method: 'POST',
    path: '/api/stripe/create-checkout-session',
    body: { couponCode: 'NOBODY', referredBy: 'noor' },
  },
  { method: 'PUT', path: '/api/recommendations/trending/seen', body: { itemIds: ['silk-shirt'] } },
  { method: 'POST', path: '/api/stripe/payment-success', body: { sessionId: 'cs_test_unknown' } },
];
