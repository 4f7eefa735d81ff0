import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { THEMES, applyTheme, useTheme } from './theme';

function Probe() {
  const [theme, choose] = useTheme();
  return (
    <>
      <p>{theme}</p>
      {THEMES.map((name) => (
        <button key={name} onClick={() => choose(name)}>{`choose ${name}`}</button>
      ))}
    </>
  );
}
const onDocument = () => document.documentElement.dataset['theme'];

it('the theme follows the device until the user chooses another', () => {
  render(<Probe />);
  applyTheme();
  expect(screen.getByText('system')).toBeInTheDocument();
  expect(onDocument()).toBeUndefined();
});

it('the chosen theme is applied and stored, and the system theme clears it', async () => {
  render(<Probe />);
  await userEvent.click(screen.getByText('choose dark'));
  expect(screen.getByText('dark')).toBeInTheDocument();
  expect(onDocument()).toBe('dark');
  expect(window.localStorage.getItem('theme')).toBe('dark');

  await userEvent.click(screen.getByText('choose system'));
  expect(onDocument()).toBeUndefined();
  expect(window.localStorage.getItem('theme')).toBeNull();
});

it('an unknown theme is ignored', () => {
  window.localStorage.setItem('theme', 'mauve');
  applyTheme();
  expect(onDocument()).toBeUndefined();
});
