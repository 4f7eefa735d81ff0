import { screen, waitFor, within } from '@testing-library/react';
import { JOB_POSITIONS } from '../../content/job-positions';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { CareersPage } from './careers-page';

const ADDRESS = 'people@figura.test';

async function render() {
  mockApi({ 'GET /contact': () => ({ email: ADDRESS }) });
  const app = renderApp(<CareersPage />, { route: '/careers' });
  await screen.findAllByRole('article');
  return app;
}

const getPosition = (name: string) => within(screen.getByRole('article', { name }));

it('CareersPage scrolls to the positions and moves the focus there', async () => {
  const { person, url } = await render();
  const heading = screen.getByRole('heading', { name: 'Open Positions' });
  heading.scrollIntoView = jest.fn();
  await person.click(screen.getByRole('link', { name: 'View Open Positions' }));
  expect(heading.scrollIntoView).toHaveBeenCalled();
  expect(heading).toHaveFocus();
  expect(url()).toBe('/careers');
});

it('CareersPage shows all details of the five positions', async () => {
  await render();
  expect(screen.getAllByRole('article')).toHaveLength(5);
  for (const { title, salary, location, responsibilities, requirements, benefits } of JOB_POSITIONS) {
    const shown = getPosition(title);
    for (const text of [salary, location, ...responsibilities, ...requirements, ...benefits]) {
      expect(shown.getByText(text)).toBeInTheDocument();
    }
  }
});

it.each(JOB_POSITIONS.map(({ title }) => title))(
  'CareersPage applies for %s by mail with the title as subject',
  async (title) => {
    await render();
    const link = getPosition(title).getByRole<HTMLAnchorElement>('link', { name: 'Apply Now' });
    await waitFor(() => expect(new URL(link.href).pathname).toBe(ADDRESS));
    const mail = new URL(link.href);
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe(title);
  },
);

it('CareersPage says that referrals are not possible yet', async () => {
  const { person, container } = await render();
  const calls = mockApi({});
  const before = container.innerHTML;
  const refer = screen.getAllByRole('button', { name: 'Refer a Friend' });
  expect(refer).toHaveLength(5);
  expect(refer[0]).toHaveAccessibleDescription('Not available yet');
  await person.click(refer[0]!);
  expect(container.innerHTML).toBe(before);
  expect(calls).toEqual([]);
});

it.each(['General Inquiries', 'Write to us'])('%s opens a mail', async (name) => {
  await render();
  const link = screen.getByRole('link', { name });
  await waitFor(() =>
    expect(link).toHaveAttribute('href', expect.stringContaining(`mailto:${ADDRESS}?subject=`)),
  );
});

it.each([
  ['Our Values', ['Body Positivity', 'Inclusive Team', 'Excellence', 'Innovation']],
  [
    'What you get',
    [
      'Health & Wellness',
      'Work-Life Balance',
      'Professional Growth',
      'Inclusive Culture',
      'Competitive Compensation',
      'Innovation Focus',
    ],
  ],
  ['How we hire', ['Application', 'Initial interview', 'Working session', 'Offer']],
])('%s has its parts in order', async (heading, titles) => {
  await render();
  const section = within(screen.getByRole('region', { name: heading }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles);
});
