/** @jest-environment node */
import { openDashboard, readNotification } from './notifications';

it.each([
  ['{"title":"Your outfit","body":"It is there."}', { title: 'Your outfit', body: 'It is there.' }],
  ['{"title":"Your outfit"}', { title: 'Figura', body: '' }],
  ['no JSON', { title: 'Figura', body: '' }],
  [undefined, { title: 'Figura', body: '' }],
])('a notification shows the server’s text, or at least the name: %s', (payload, expected) => {
  expect(readNotification(payload)).toEqual(expected);
});

it.each([
  ['focuses an open dashboard', ['/wardrobe', '/dashboard'], ['focus /dashboard']],
  ['leaves another page alone', ['/wardrobe'], ['open /dashboard']],
  ['opens a page if there is none', [], ['open /dashboard']],
])('a tap on a notification: %s', async (_, pages, expected) => {
  const done: string[] = [];
  await openDashboard({
    matchAll: () =>
      Promise.resolve(
        pages.map((page) => ({
          url: `https://figura.example${page}`,
          focus: () => Promise.resolve(done.push(`focus ${page}`)),
        })),
      ),
    openWindow: (page) => Promise.resolve(done.push(`open ${page}`)),
  });
  expect(done).toEqual(expected);
});
