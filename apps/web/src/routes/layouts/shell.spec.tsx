import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderApp } from '../../lib/testing/render-app';
import { PlainLayout } from './plain-layout';

it('Shell keeps the header above a page that fails to render', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error('A part could not be drawn');
    return <h1>Mended</h1>;
  }
  const { person } = renderApp(
    <Routes>
      <Route element={<PlainLayout />}>
        <Route path="/" element={<Fragile />} />
      </Route>
    </Routes>,
  );
  expect(screen.getByRole('heading', { name: 'A stitch came loose.' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  isBroken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Mended' })).toBeInTheDocument();
  jest.restoreAllMocks();
});
