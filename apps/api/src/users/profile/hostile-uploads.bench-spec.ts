import { createPictureBomb } from '../../testing/picture-bomb';
import { TestApp } from '../../testing/test-app';
import { createForm, MULTIPART } from '../../testing/upload-form';

const FIELDS = { firstName: 'Mira', lastName: 'Lindqvist', gender: 'F' };

it.each([
  [30_000, 30_000],
  [1, 65_500],
  [65_500, 1],
])('PUT /user/profile takes no memory for %i by %i pixels in a few kilobytes', async (width, height) => {
  const test = await TestApp.start({ RATE_LIMITS: 'off' });
  const { accessToken: token } = await test.signedIn();
  const picture = { bytes: createPictureBomb(width, height), name: 'me.jpg', type: 'image/jpeg' };
  const memory = process.memoryUsage().rss;
  await test.request('PUT', '/api/user/profile', createForm(FIELDS, picture), { token, headers: MULTIPART });
  expect(process.memoryUsage().rss - memory).toBeLessThan(100 * 1024 * 1024);
  await test.stop();
});
