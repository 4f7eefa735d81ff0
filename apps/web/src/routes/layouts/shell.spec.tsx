import { screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { OpeningProvider } from '../../lib/page/opening';
import { renderApp } from '../../lib/testing/render-app';
import { PlainLayout } from './plain-layout';
import { Shell } from './shell';

it('Shell keeps the header over a page that cannot be shown', async () => {
  // React reports what a boundary has caught.
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

describe('Shell over an opening', () => {
  const framed = (header: string, main: string) => (
    <MemoryRouter>
      <Shell header={<a href="/wardrobe">{header}</a>}>
        <p>{main}</p>
      </Shell>
    </MemoryRouter>
  );

  /** Has the app take an opening over in which the link has the focus; what React could not take over is returned. */
  async function takenOver(header: string): Promise<unknown[]> {
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    root.innerHTML = renderToString(framed('Wardrobe', 'Loading'));
    screen.getByRole('link', { name: 'Wardrobe' }).focus();
    const errors: unknown[] = [];
    const options = { onRecoverableError: (error: unknown) => void errors.push(error) };
    const app = <OpeningProvider stands>{framed(header, 'Two coats')}</OpeningProvider>;
    await act(async () => void hydrateRoot(root, app, options));
    return errors;
  }

  it('Shell keeps what the frame consists of, and puts the page in the place of the main part', async () => {
    expect(await takenOver('Wardrobe')).toEqual([]);
    expect(screen.getByRole('main')).toHaveTextContent(/^Two coats$/);
    expect(screen.getByRole('link', { name: 'Wardrobe' })).toHaveFocus();
  });

  it('Shell shows the page where something else has changed the frame, and sets no HTML, which the policy forbids', async () => {
    const setHtml = jest.spyOn(Element.prototype, 'innerHTML', 'set');
    expect(await takenOver('Armoire')).toHaveLength(1);
    expect(screen.getByRole('main')).toHaveTextContent(/^Two coats$/);
    expect(screen.getByRole('link', { name: 'Armoire' })).toBeInTheDocument();
    // The test itself did, for the opening.
    expect(setHtml).toHaveBeenCalledTimes(1);
    setHtml.mockRestore();
  });
});
