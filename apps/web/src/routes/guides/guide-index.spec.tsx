import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { readDraft } from '../../lib/drafts/drafts';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { renderApp } from '../../lib/testing/render-app';
import GuideIndexRoute from './guide-index';

it('GuideIndex links to the twelve guides', () => {
  renderApp(<GuideIndexRoute />, { user: createMeasuredUser() });
  const twelve = within(screen.getByRole('list', { name: 'The twelve guides' }));
  const hrefs = twelve.getAllByRole('link').map((link) => link.getAttribute('href')!);
  expect(hrefs.map((href) => [...new URLSearchParams(href.split('?')[1]).values()].join(' '))).toEqual([
    'shoulders narrow',
    'shoulders broad',
    'waist defined',
    'waist thick',
    'hips wide',
    'hips narrow',
    'arms big',
    'arms thin',
    'legs short',
    'legs long',
    'chest big',
    'chest small',
  ]);
});

it('GuideIndex links to every guide of the catalog, each once', () => {
  const guides = readdirSync(join(__dirname, '../../../../../libs/catalog/content/guides'));
  const { container } = renderApp(<GuideIndexRoute />, { user: createMeasuredUser({ hasPaid: true }) });
  const links = [...container.querySelectorAll('a[href*="how-to?"]')];
  const named = links.map((link) => {
    const query = new URLSearchParams(link.getAttribute('href')!.split('?')[1]);
    return `${query.get('bodyPart')}-${query.get('attribute')}.yaml`;
  });
  expect(named.sort()).toEqual(guides.sort());
  expect(screen.queryByText(/come with lifetime access/)).not.toBeInTheDocument();
});

it('GuideIndex says what is free without lifetime access', () => {
  renderApp(<GuideIndexRoute />, { user: createMeasuredUser() });
  expect(screen.getByText(/The others come with lifetime access/)).toBeVisible();
});

it('GuideIndex leads to the self analysis and notes where from', async () => {
  const { person, url } = renderApp(<GuideIndexRoute />, { user: createMeasuredUser() });
  await person.click(screen.getByRole('link', { name: 'Try the self analysis' }));
  expect(url()).toBe('/body-parts-preference');
  expect(readDraft('testSelfAnalysis')).toBe(true);
});

it('GuideIndex points out on the figure what a link is about', async () => {
  const { person } = renderApp(<GuideIndexRoute />, { user: createMeasuredUser({ hasPaid: true }) });
  const figure = screen.getByRole('img', { name: 'A figure that shows what each guide is about' });
  await person.hover(screen.getByRole('link', { name: 'Hips, wide' }));
  expect(figure.querySelector('[data-guide="hips"]')).not.toBeNull();
  await person.tab();
  expect(figure.querySelector('[data-guide="shoulders"]')).not.toBeNull();
});
