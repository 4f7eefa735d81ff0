import { screen } from '@testing-library/react';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import IntroMeasurementsWelcome from './intro-measurements-welcome';

it('the welcome to the measuring says what is needed and that both measurements unlock the recommendations', () => {
  renderApp(<IntroMeasurementsWelcome />, { user: createUser() });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText(/required to unlock your recommendations/)).toBeVisible();
  expect(screen.getByText(/a string and a ruler/)).toBeVisible();
});

it('the welcome to the measuring leads to the first step, or to the dashboard for later', () => {
  renderApp(<IntroMeasurementsWelcome />, { user: createUser() });
  expect(screen.getByRole('link', { name: "I'm Ready" })).toHaveAttribute('href', paths.introHorizontal);
  expect(screen.getByRole('link', { name: "I'll Do This Later" })).toHaveAttribute('href', paths.dashboard);
});

it('the welcome to the measuring has nothing to ask of somebody who is measured', () => {
  const { url } = renderApp(<IntroMeasurementsWelcome />, { user: createMeasuredUser() });
  expect(url()).toBe(paths.dashboard);
});
