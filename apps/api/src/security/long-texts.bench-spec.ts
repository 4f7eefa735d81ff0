import { TestApp } from '../testing/test-app';
import { WRITING_ROUTES } from '../testing/writing-routes';
import { UsersRepository } from '../users/users.repository';

const TEXTS = ['a'.repeat(50_000), `${'1'.repeat(49_999)}a`, `${'a@'.repeat(24_999)}!`, ' '.repeat(50_000)];

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMITS: 'off' });
  const { accessToken, user } = await test.signedIn();
  token = accessToken;
  await test.app.get(UsersRepository, { strict: false }).update(user.id, { hasPaid: true });
});
afterAll(() => test.stop());

it.each(WRITING_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s answers within a second, however long the texts of a body are',
  async (_, { method, path, body }) => {
    for (const field of Object.keys(body)) {
      await test.request(method, path, { ...body, [field]: 'a' }, { token });
      for (const text of TEXTS) {
        const { user: begun } = process.cpuUsage();
        await test.request(method, path, { ...body, [field]: text }, { token });
        expect((process.cpuUsage().user - begun) / 1_000).toBeLessThan(1_000);
      }
    }
  },
);
