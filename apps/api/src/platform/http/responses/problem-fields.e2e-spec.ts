import { TestApp } from '../../../testing/test-app';
import { form, MULTIPART } from '../../../testing/upload-form';

const REGISTRATION = {
  firstName: 'Mira',
  lastName: 'Lindqvist',
  email: 'fields@example.com',
  password: 'correct horse 42',
  gender: 'F',
};
const EASY = 'This password is too easy to guess. Please choose another one.';
const WRONG = 'Current password is incorrect';
const CODE = 'Invalid coupon code';

describe('Fields of a problem document', () => {
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    token = (await test.signedIn()).accessToken;
  });
  afterAll(() => test.stop());

  it.each<[method: 'POST' | 'PUT' | 'DELETE', path: string, body: object, fields: Record<string, string>]>([
    [
      'POST',
      '/api/auth/register',
      { ...REGISTRATION, firstName: '', gender: 'M', extra: 1 },
      {
        extra: 'Unknown field "extra"',
        firstName: 'First name is required',
        gender: 'Gender must be F or NB',
      },
    ],
    ['POST', '/api/auth/register', { ...REGISTRATION, accessCode: 'NONE' }, { accessCode: CODE }],
    ['POST', '/api/auth/register', { ...REGISTRATION, password: 'password' }, { password: EASY }],
    [
      'POST',
      '/api/auth/login',
      { email: 'a\0@example.com', password: 'x' },
      { email: 'The field "email" holds characters that cannot be read. Please type it again.' },
    ],
    [
      'PUT',
      '/api/user/onboarding',
      { horizontalMeasurements: { shoulders: 40, chest: 36, waist: 28, hips: 0 } },
      {
        'horizontalMeasurements.hips': 'Hip measurement must be greater than 0',
        verticalMeasurements: 'Vertical measurements are required',
      },
    ],
    [
      'PUT',
      '/api/user/change-password',
      { currentPassword: 'not it', newPassword: 'a fresh password' },
      { currentPassword: WRONG },
    ],
    [
      'PUT',
      '/api/user/change-password',
      { currentPassword: REGISTRATION.password, newPassword: 'letmein' },
      { newPassword: EASY },
    ],
    ['DELETE', '/api/user', { password: 'not it' }, { password: WRONG }],
    ['POST', '/api/stripe/coupon', { code: 'NONE' }, { code: CODE }],
    ['POST', '/api/stripe/create-checkout-session', { couponCode: 'NONE' }, { couponCode: CODE }],
  ])('%s %s answers %j with the invalid fields', async (method, path, body, fields) => {
    const answer = await test.request(method, path, body, { token });
    expect(answer).toMatchObject({ status: 400, body: { fields: expect.anything() } });
    expect(answer.body.fields).toEqual(fields);
    expect(answer.body.errors ?? [answer.body.error]).toEqual(
      expect.arrayContaining(Object.values(answer.body.fields!)),
    );
  });

  it.each([
    ['of another format', Buffer.from('GIF89a'), 'Profile picture must be a PNG, JPEG or WebP image'],
    ['that is too large', Buffer.alloc(5 * 1024 * 1024 + 1), 'Profile picture must be at most 5 MB'],
  ])('PUT /user/profile names the field of a picture %s', async (_, bytes, profileImage) => {
    const answer = await test.request('PUT', '/api/user/profile', form({}, { bytes }), {
      token,
      headers: MULTIPART,
    });
    expect(answer).toMatchObject({ status: 400, body: { fields: { profileImage } } });
  });

  it('POST /auth/verify-email/{token} names the field of a wrong password', async () => {
    const { email } = await test.register({ verified: false });
    const path = `/api/auth/verify-email/${await test.mailedToken(email, 'verify-email')}`;
    const answer = await test.request('POST', path, { password: 'not it' });
    const password = 'This is not the password that was chosen with this registration.';
    expect(answer).toMatchObject({ status: 401, body: { fields: { password } } });
  });

  it('POST /auth/login names no field for wrong credentials', async () => {
    const wrong = { email: 'nobody@example.com', password: 'not it' };
    const answer = await test.request('POST', '/api/auth/login', wrong);
    expect(answer.body).not.toHaveProperty('fields');
  });
});
