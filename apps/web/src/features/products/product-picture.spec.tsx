import { NO_APPEARANCE, type Garment } from '@figura/contracts';
import { act, fireEvent, render } from '@testing-library/react';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { ProductPicture } from './product-picture';

const PHOTO = '/products/0a1b2c3d4e5f6/photos/640/5cRkzq0F3mW8x2nLJt7YbA.webp';
const MINUTE = 60_000;

const DRESS: Garment = { category: 'One-Piece', type: 'wrap-dress', attributes: {}, colors: [] };

function show(imageUrl: string | null, garment = DRESS, measurements = {}) {
  const product = { garment, imageUrl };
  const wearer = { measurements, appearance: NO_APPEARANCE, unit: 'imperial' as const };
  const { container } = render(<ProductPicture product={product} wearer={wearer} />);
  return {
    photo: () => container.querySelector<HTMLImageElement>('img[srcset]'),
    picture: () => container.firstElementChild,
    figure: () => container.querySelector('.figure'),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a photograph is asked for in the widths that there are, and shown when it is there', () => {
  const { photo, picture } = show(PHOTO);
  expect(photo()!.srcset).toContain(`${PHOTO.replace('640', '320')} 320w`);
  expect(picture()).not.toHaveClass('withPhoto');
  fireEvent.load(photo()!);
  expect(picture()).toHaveClass('withPhoto');
});

it('a photograph that is missing is asked for again three times, and the drawing stays', () => {
  const { photo, picture, pass } = show(PHOTO);
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
  expect(picture()).not.toHaveClass('withPhoto');
});

it('a photograph that comes later takes its place', () => {
  const { photo, picture, pass } = show(PHOTO);
  fireEvent.error(photo()!);
  pass(4_000);
  fireEvent.load(photo()!);
  expect(picture()).toHaveClass('withPhoto');
});

it('without a photograph the drawing stands alone', () => {
  expect(show(null).photo()).toBeNull();
});

it('beside a photograph the user wears what is clothing; what lies flat says nothing more', () => {
  const { measurements } = createMeasuredUser();
  expect(show(PHOTO, DRESS, measurements!).figure()).not.toBeNull();
  expect(show(PHOTO, { ...DRESS, category: 'Jewelry', type: 'brooch' }, measurements!).figure()).toBeNull();
});
