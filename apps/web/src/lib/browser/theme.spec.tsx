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

it('the theme is the one of the device until another is chosen', () => {
  render(<Probe />);
  applyTheme();
  expect(screen.getByText('system')).toBeInTheDocument();
  expect(onDocument()).toBeUndefined();
});

it('the theme is put on the document, remembered, and given back to the device', async () => {
  render(<Probe />);
  await userEvent.click(screen.getByText('choose dark'));
  expect(screen.getByText('dark')).toBeInTheDocument();
  expect(onDocument()).toBe('dark');
  expect(window.localStorage.getItem('theme')).toBe('dark');

  await userEvent.click(screen.getByText('choose system'));
  expect(onDocument()).toBeUndefined();
  expect(window.localStorage.getItem('theme')).toBeNull();
});

it('the theme takes nothing else for a theme', () => {
  window.localStorage.setItem('theme', 'mauve');
  applyTheme();
  expect(onDocument()).toBeUndefined();
});
