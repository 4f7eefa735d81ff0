import { screen } from '@testing-library/react';
import { aMeasuredUser } from '../lib/testing/a-user';
import { renderApp } from '../lib/testing/render-app';
import GuideIndexRoute from './guide-index';

it('links to the twelve guides', () => {
  renderApp(<GuideIndexRoute />, { user: aMeasuredUser() });
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href')!);
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

it('points out on the figure what a link is about', async () => {
  const { person } = renderApp(<GuideIndexRoute />, { user: aMeasuredUser() });
  const figure = screen.getByRole('img', { name: 'A figure that shows what each guide is about' });
  await person.hover(screen.getByRole('link', { name: 'Hips, wide' }));
  expect(figure.querySelector('[data-guide="hips"]')).not.toBeNull();
  await person.tab();
  expect(figure.querySelector('[data-guide="shoulders"]')).not.toBeNull();
});
