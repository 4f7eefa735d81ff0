import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { ScrollRestoration } from './scroll-restoration';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  jest.clearAllMocks();
});

function renderPage() {
  render(
    <BrowserRouter>
      <ScrollRestoration />
      <h2 id="pricing">Pricing</h2>
      <Link to="/help">Help</Link>
      <Link to="/#pricing">To the price</Link>
    </BrowserRouter>,
  );
  return userEvent.setup({ delay: null });
}

it('leaves the page where it is when it comes alive', () => {
  renderPage();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('starts another page at its top', async () => {
  const person = renderPage();
  await person.click(screen.getByRole('link', { name: 'Help' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('goes to the part that a link asks for', async () => {
  const person = renderPage();
  await person.click(screen.getByRole('link', { name: 'To the price' }));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('goes to the part that the browser jumped to by itself', () => {
  renderPage();
  act(() => {
    window.history.pushState(null, '', '/#pricing');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});
