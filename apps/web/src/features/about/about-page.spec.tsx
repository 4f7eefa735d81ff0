import { screen } from '@testing-library/react';
import { ABOUT_STATS, TEAM } from '../../content/about';
import { renderApp } from '../../lib/testing/render-app';
import { AboutPage } from './about-page';

it('AboutPage shows the mission, the values, the figures, the people, and the science', () => {
  renderApp(<AboutPage />, { route: '/about' });
  for (const name of ['Our mission', 'What we hold to', 'Figura in figures', 'The people', /science/]) {
    expect(screen.getByRole('region', { name })).toBeInTheDocument();
  }
  for (const { value, label } of ABOUT_STATS.stats) {
    expect(screen.getByText(value)).toBeInTheDocument();
    expect(screen.getByText(label)).toBeInTheDocument();
  }
  for (const { name } of TEAM.members) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  }
});

it('AboutPage links to the start page', () => {
  renderApp(<AboutPage />, { route: '/about' });
  expect(screen.getByRole('link', { name: 'Start Your Style Journey' })).toHaveAttribute('href', '/start');
});
