import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { ScrollRestoration } from './scroll-restoration';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

let onGrowth: (() => void) | null;

class FakeResizeObserver {
  constructor(private readonly callback: () => void) {}
  observe() {
    onGrowth = this.callback;
  }
  disconnect() {
    if (onGrowth === this.callback) onGrowth = null;
  }
}

beforeEach(() => {
  onGrowth = null;
  window.ResizeObserver = FakeResizeObserver as unknown as typeof ResizeObserver;
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
      <Link to="/#reviews">To the reviews</Link>
    </BrowserRouter>,
  );
  return userEvent.setup({ delay: null });
}

it('ScrollRestoration does not scroll on hydration', () => {
  renderPage();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('ScrollRestoration starts a new page at the top', async () => {
  const person = renderPage();
  await person.click(screen.getByRole('link', { name: 'Help' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('ScrollRestoration scrolls to the section that a link points to', async () => {
  const person = renderPage();
  await person.click(screen.getByRole('link', { name: 'To the price' }));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

describe('ScrollRestoration', () => {
  const addLatePart = () => {
    const part = document.body.appendChild(document.createElement('h2'));
    part.id = 'reviews';
    onGrowth?.();
    return part;
  };
  afterEach(() => document.getElementById('reviews')?.remove());

  it('a late section is scrolled to once it appears, and again while the page grows', async () => {
    const person = renderPage();
    await person.click(screen.getByRole('link', { name: 'To the reviews' }));
    expect(scrollIntoView).not.toHaveBeenCalled();
    const part = addLatePart();
    onGrowth?.();
    expect(scrollIntoView.mock.contexts).toEqual([part, part]);
  });

  it('a late section is scrolled to if the page was opened there', () => {
    window.history.replaceState(null, '', '/#reviews');
    renderPage();
    addLatePart();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it.each(['wheel', 'pointerdown', 'keydown'])('a late section is left alone after a %s', async (sign) => {
    const person = renderPage();
    await person.click(screen.getByRole('link', { name: 'To the reviews' }));
    fireEvent(window, new Event(sign));
    addLatePart();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('a late section is left alone on the next page', async () => {
    const person = renderPage();
    await person.click(screen.getByRole('link', { name: 'To the reviews' }));
    act(() => window.history.back());
    await waitFor(() => expect(window.location.hash).toBe(''));
    await waitFor(() => expect(onGrowth).toBeNull());
  });
});

it('ScrollRestoration keeps the browser’s position if the page was opened at a section', () => {
  window.history.replaceState(null, '', '/#pricing');
  const target = document.body.appendChild(document.createElement('h2'));
  target.id = 'pricing';
  renderPage();
  target.remove();
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('ScrollRestoration leaves the position on a reload to the browser', () => {
  renderPage();
  expect(window.history.scrollRestoration).toBe('manual');
  fireEvent(window, new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});

it('ScrollRestoration scrolls to a section after a jump by the browser', () => {
  renderPage();
  act(() => {
    window.history.pushState(null, '', '/#pricing');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});
