import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { renderApp } from '../testing/render-app';
import { useTitle } from './use-title';

function Page({ title }: { title: string }) {
  useTitle(title);
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <Link to="/settings">go on</Link>
      <Link to="?tab=two">change the tab</Link>
    </>
  );
}

const open = () =>
  renderApp(
    <Routes>
      <Route path="/" element={<Page key="home" title="Home" />} />
      <Route path="/settings" element={<Page key="settings" title="Settings" />} />
    </Routes>,
  );

it('useTitle sets the title, and leaves the focus alone on the first page', () => {
  open();
  expect(document.title).toBe('Home · Figura');
  expect(document.body).toHaveFocus();
});

it('useTitle moves the focus to the heading of the next page', async () => {
  const { person } = open();
  await person.click(screen.getByText('go on'));
  expect(document.title).toBe('Settings · Figura');
  expect(screen.getByRole('heading', { name: 'Settings' })).toHaveFocus();
});

it('useTitle leaves the focus alone if only the query changes', async () => {
  const { person } = open();
  await person.click(screen.getByText('change the tab'));
  expect(screen.getByText('change the tab')).toHaveFocus();
});
