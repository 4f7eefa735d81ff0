import { TestApp } from '../testing/test-app';

const GUIDE = '/api/recommendations/body-part-details';
const SOUND = 'bodyPart=hips&bodyPartAttribute=wide';

describe('Query and path parameters', () => {
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    ({ accessToken: token } = await test.signedIn());
  });
  afterAll(() => test.stop());

  const get = (path: string) => test.request('GET', path, undefined, { token });

  it('GET /recommendations/body-part-details accepts sound parameters', async () => {
    expect((await get(`${GUIDE}?${SOUND}`)).status).not.toBe(400);
  });

  it.each([
    ['come twice', `${SOUND}&bodyPart=waist`],
    ['are a list', 'bodyPart[]=hips&bodyPartAttribute=wide'],
    ['are numbered', 'bodyPart[0]=hips&bodyPartAttribute=wide'],
    ['are an operator', 'bodyPart[$ne]=x&bodyPartAttribute=wide'],
    ['are unknown', `${SOUND}&hasPaid=true`],
    ['name a prototype', `${SOUND}&__proto__[hasPaid]=true`],
    ['name a constructor', `${SOUND}&constructor[prototype][hasPaid]=true`],
    ['go on and on', `bodyPart=${'x'.repeat(8_000)}&bodyPartAttribute=wide`],
  ])(
    'GET /recommendations/body-part-details answers 400 when its parameters %s [S39] [S40] [S41]',
    async (_, query) => {
      expect(await get(`${GUIDE}?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
      expect(({} as { hasPaid?: string }).hasPaid).toBeUndefined();
    },
  );

  it('GET /recommendations/body-part-details ignores parameters in a body [S41]', async () => {
    const answer = await test.request(
      'GET',
      GUIDE,
      { bodyPart: 'hips', bodyPartAttribute: 'wide' },
      { token },
    );
    expect(answer.status).toBe(400);
  });

  it.each(['$ne', '$where', '[object Object]', '{"$gt":""}', '%00', '*', '.*', '('])(
    'path parameters are plain text: %s finds nothing [S39]',
    async (text) => {
      const id = encodeURIComponent(text);
      expect((await get(`/api/auth/verify-email/${id}`)).status).toBe(400);
      expect((await get(`/api/profile-images/${id}.webp`)).status).toBe(404);
    },
  );
});
