import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { readDraft } from '../../lib/drafts/drafts';
import { createAnalysis } from '../../lib/testing/a-recommendation';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import GuideIndexRoute from './guide-index';

const TWELVE = [
  ...[
    'Shoulders, narrow',
    'Shoulders, broad',
    'Waist, defined',
    'Waist, thick',
    'Hips, wide',
    'Hips, narrow',
  ],
  ...['Arms, big', 'Arms, thin', 'Legs, short', 'Legs, long', 'Chest, big', 'Chest, small'],
];

it.each(TWELVE)('GuideIndex links to %s', (name) => {
  renderApp(<GuideIndexRoute />, { user: createMeasuredUser() });
  const [bodyPart, attribute] = name.toLowerCase().split(', ');
  const guides = within(screen.getByRole('list', { name: 'The guides' }));
  expect(guides.getByRole('link', { name })).toHaveAttribute(
    'href',
    `/body-type-analysis/how-to?bodyPart=${bodyPart}&attribute=${attribute}`,
  );
});

it('GuideIndex names each body part once, in kind words', () => {
  renderApp(<GuideIndexRoute />, { user: createMeasuredUser() });
  const guides = within(screen.getByRole('list', { name: 'The guides' }));
  const parts = guides.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(new Set(parts).size).toBe(parts.length);
  for (const word of ['Flabby', 'Saggy', 'Cankles', 'Hunched', 'Belly pooch'])
    expect(guides.queryByText(word)).not.toBeInTheDocument();
});

it('GuideIndex marks the guides that apply to the user', async () => {
  mockApi({ 'GET /recommendations/body-type-analysis': () => createAnalysis() });
  renderApp(<GuideIndexRoute />, { user: createMeasuredUser() });
  expect(await screen.findByRole('link', { name: 'Hips, wide, about you' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hips, narrow' })).toBeVisible();
});

it('GuideIndex links to every guide of the catalog exactly once', () => {
  const files = readdirSync(join(__dirname, '../../../../../libs/catalog/content/guides'));
  const guides = files.filter((file) => !/\.\w+\.yaml$/.test(file));
  const { container } = renderApp(<GuideIndexRoute />, { user: createMeasuredUser({ hasPaid: true }) });
  const links = [...container.querySelectorAll('a[href*="how-to?"]')];
  const named = links.map((link) => {
    const query = new URLSearchParams(link.getAttribute('href')!.split('?')[1]);
    return `${query.get('bodyPart')}-${query.get('attribute')}.yaml`;
  });
  expect(named.sort()).toEqual(guides.sort());
  expect(screen.queryByText(/come with lifetime access/)).not.toBeInTheDocument();
});

it('GuideIndex says what is free', () => {
  renderApp(<GuideIndexRoute />, { user: createMeasuredUser() });
  expect(screen.getByText(/The others come with lifetime access/)).toBeVisible();
});

it('GuideIndex links to the self-analysis and remembers the way back', async () => {
  const { person, url } = renderApp(<GuideIndexRoute />, { user: createMeasuredUser() });
  await person.click(screen.getByRole('link', { name: 'Try the self analysis' }));
  expect(url()).toBe('/body-parts-preference');
  expect(readDraft('testSelfAnalysis')).toBe(true);
});
