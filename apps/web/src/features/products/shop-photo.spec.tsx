import { act, fireEvent, render } from '@testing-library/react';
import { ShopPhoto } from './shop-photo';

const PHOTO = '/products/0a1b2c3d4e5f6/photos/640/5cRkzq0F3mW8x2nLJt7YbA.webp';
const MINUTE = 60_000;

function show(url: string | null, large = false) {
  const { container } = render(<ShopPhoto url={url} large={large} />);
  return {
    photo: () => container.querySelector('img'),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  [false, '320'],
  [true, '640'],
])('a photo is requested at its display width, and takes up space once loaded', (large, width) => {
  const { photo } = show(PHOTO, large);
  expect(photo()!.src).toContain(PHOTO.replace('640', width));
  expect(photo()).toHaveClass('coming');
  fireEvent.load(photo()!);
  expect(photo()).not.toHaveClass('coming');
});

it('a missing photo is requested again three times', () => {
  const { photo, pass } = show(PHOTO);
  let tries = 0;
  for (let minute = 0; minute < 10; minute++) {
    if (photo()) {
      tries += 1;
      fireEvent.error(photo()!);
      expect(photo()).toBeNull();
    }
    pass(MINUTE);
  }
  expect(tries).toBe(4);
});

it('a photo that loads on a later try is shown', () => {
  const { photo, pass } = show(PHOTO);
  fireEvent.error(photo()!);
  pass(4_000);
  fireEvent.load(photo()!);
  expect(photo()).not.toHaveClass('coming');
});

it('nothing is shown if there is no photo', () => {
  expect(show(null).photo()).toBeNull();
});
