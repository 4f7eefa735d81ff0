import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollRow } from './scroll-row';

/** jsdom has no layout. */
function laidOut(seen: number, whole: number): void {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(seen);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(whole);
}

function open() {
  render(
    <ScrollRow label="Tops" head={<h2>Tops</h2>}>
      <li>
        <a href="/one">one</a>
      </li>
      <li>two</li>
    </ScrollRow>,
  );
  return userEvent.setup({ delay: null });
}

const getRow = () => screen.getByRole('group', { name: 'Tops' });
const getPreviousButton = () => screen.getByRole('button', { name: 'Previous in Tops' });
const getNextButton = () => screen.getByRole('button', { name: 'Next in Tops' });
const scrollTo = (left: number) => {
  getRow().scrollLeft = left;
  fireEvent.scroll(getRow());
};

afterEach(() => jest.restoreAllMocks());

it('a scroll row contains a list of its items below its header', () => {
  laidOut(400, 400);
  open();
  expect(screen.getByRole('heading', { name: 'Tops' })).toBeVisible();
  expect(within(within(getRow()).getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

it('a scroll row has no buttons and no tab stop if everything fits', () => {
  laidOut(400, 401);
  open();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(getRow()).not.toHaveAttribute('tabindex');
});

it('a scroll row can be focused after its buttons and before its items', async () => {
  laidOut(400, 1000);
  const person = open();
  await person.tab();
  expect(getPreviousButton()).toHaveFocus();
  await person.tab();
  expect(getNextButton()).toHaveFocus();
  await person.tab();
  expect(getRow()).toHaveFocus();
  await person.tab();
  expect(screen.getByRole('link', { name: 'one' })).toHaveFocus();
});

it('a scroll row scrolls by most of its visible width, each way', async () => {
  laidOut(400, 2000);
  const person = open();
  await person.click(getNextButton());
  expect(getRow().scrollLeft).toBe(320);
  scrollTo(640);
  await person.click(getPreviousButton());
  expect(getRow().scrollLeft).toBe(320);
});

it('a scroll row disables the button at its end without losing the focus', async () => {
  laidOut(400, 1000);
  const person = open();
  expect(getPreviousButton()).toHaveAttribute('aria-disabled', 'true');
  expect(getNextButton()).toHaveAttribute('aria-disabled', 'false');

  getNextButton().focus();
  scrollTo(300);
  expect(getPreviousButton()).toHaveAttribute('aria-disabled', 'false');
  expect(getNextButton()).toHaveAttribute('aria-disabled', 'false');

  scrollTo(599);
  expect(getNextButton()).toHaveAttribute('aria-disabled', 'true');
  expect(getNextButton()).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(getRow().scrollLeft).toBe(599);
});

it('a scroll row leaves a vertical wheel to the browser', () => {
  laidOut(400, 1000);
  open();
  expect(fireEvent.wheel(getRow(), { deltaY: 100 })).toBe(true);
  expect(getRow().scrollLeft).toBe(0);
});
