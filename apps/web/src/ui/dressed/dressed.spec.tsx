import { NO_APPEARANCE } from '@figura/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createGarment } from '../../lib/testing/a-recommendation';
import { A_TAPE } from '../../lib/testing/a-user';
import { createEntry } from '../../lib/testing/entry-of';
import type { Wearer } from '../../lib/session/use-wearer';
import { FakeWorker } from '../../lib/testing/fake-worker';
import { Callouts } from './callouts';
import { DressedItem } from './dressed-item';
import { OwnPieces } from './own-pieces';

const WEARER = { measurements: A_TAPE, appearance: NO_APPEARANCE, unit: 'imperial' } as const;
const FLAT = '/api/pictures/items/dress.svg';

let show: (height?: number) => void;

beforeEach(() => {
  let url = 0;
  URL.createObjectURL = jest.fn(() => `blob:drawing-${++url}`);
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((notify) => {
    show = (height = 400) => notify([createEntry(height)], {} as IntersectionObserver);
    return { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
  });
});

afterEach(() => {
  FakeWorker.remove();
  jest.restoreAllMocks();
});

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const getPictures = (container: HTMLElement) => [...container.querySelectorAll('img')];

async function dressed(garment = createGarment(), wearer: Wearer = WEARER, values = CALLOUTS) {
  const view = render(
    <DressedItem
      garment={garment}
      wearer={wearer}
      flat={FLAT}
      marks={(body, window) => <Callouts body={body} view={window} type={garment.type} values={values} />}
    />,
  );
  act(() => show());
  await settle();
  return view;
}

const CALLOUTS = [
  { attribute: 'neckline', value: 'v-neck' },
  { attribute: 'length', value: 'knee' },
];

describe('Dressed', () => {
  it('DressedItem requests nothing off screen, except for the flat picture if eager', async () => {
    const worker = FakeWorker.install();
    const props = { garment: createGarment(), wearer: WEARER, flat: FLAT };
    const { container, rerender } = render(<DressedItem {...props} />);
    await settle();
    expect(getPictures(container)).toEqual([]);
    rerender(<DressedItem {...props} eager />);
    expect(getPictures(container).map(({ src }) => new URL(src).pathname)).toEqual([FLAT]);
    expect(worker.requests).toEqual([]);
  });

  it('callouts are numbered in the order of their targets', async () => {
    FakeWorker.install();
    const { container } = await dressed(undefined, undefined, CALLOUTS.toReversed());
    const numbers = [...container.querySelectorAll('.number')].map(({ textContent }) => textContent);
    expect(numbers).toEqual(['1', '2']);
  });

  it('Dressed shows the drawing over the flat picture, with alt text and callouts', async () => {
    const worker = FakeWorker.install();
    const { container } = await dressed();
    const drawing = screen.getByAltText(/^You in a wrap dress: the hem ends .* your knee$/);
    expect(drawing).toHaveAttribute('src', 'blob:drawing-1');
    expect(getPictures(container)).toHaveLength(2);
    expect([...container.querySelectorAll('.number')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
    ]);
    expect(drawing.parentElement).not.toHaveAttribute('data-shown');
    fireEvent.load(drawing);
    expect(drawing.parentElement).toHaveAttribute('data-shown');
    expect(worker.requests).toHaveLength(1);
  });

  it('Dressed seats a wheelchair user in the drawing and the alt text', async () => {
    const worker = FakeWorker.install();
    await dressed(createGarment(), { ...WEARER, seated: true });
    expect(screen.getByAltText(/^You, seated, in a wrap dress: the hem ends/)).toBeVisible();
    expect(worker.requests).toMatchObject([{ query: { seated: true } }]);
  });

  it.each([
    ['fades in over the flat picture', false],
    ['appears immediately at the top of a page', true],
  ])('the drawing of Dressed %s', async (_how, eager) => {
    FakeWorker.install();
    render(<DressedItem garment={createGarment()} wearer={WEARER} flat={FLAT} eager={eager} />);
    act(() => show());
    await settle();
    expect(screen.getByAltText(/^You in/).parentElement?.classList.contains('fading')).toBe(!eager);
  });

  it('Dressed requests the same drawing only once, and revokes its URLs', async () => {
    const worker = FakeWorker.install();
    const first = await dressed();
    first.unmount();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:drawing-1');
    await dressed();
    expect(screen.getByAltText(/^You in/)).toHaveAttribute('src', 'blob:drawing-2');
    expect(worker.requests).toHaveLength(1);
  });

  it.each([
    [199, true],
    [200, false],
  ])('Dressed on a plate of %i pixels uses the small variant: %s', async (height, small) => {
    const worker = FakeWorker.install();
    render(
      <DressedItem garment={createGarment({ type: `dress-of-${height}` })} wearer={WEARER} flat={FLAT} />,
    );
    act(() => show(height));
    await settle();
    expect(worker.requests.map(({ query }) => 'small' in query && query.small)).toEqual([small]);
  });

  it.each([
    ['there is no worker', () => undefined],
    ['the worker fails to load', () => FakeWorker.install({ broken: true })],
  ])('Dressed keeps the flat picture if %s', async (_why, prepare) => {
    prepare();
    const { container } = await dressed();
    expect(getPictures(container).map(({ src }) => new URL(src).pathname)).toEqual([FLAT]);
  });

  it('Dressed keeps the flat picture for an unknown type', async () => {
    FakeWorker.install();
    const { container } = await dressed(createGarment({ type: 'poncho-of-tomorrow' }));
    expect(getPictures(container)).toHaveLength(1);
  });

  it('DressedItem completes the outfit with the user’s own pieces', async () => {
    const worker = FakeWorker.install();
    const skirt = createGarment({ category: 'Bottoms', type: 'pleated-skirt' });
    const shirt = createGarment({ category: 'Tops', type: 'shirt' });
    render(
      <OwnPieces value={[skirt]}>
        <DressedItem garment={shirt} wearer={WEARER} flat={FLAT} />
      </OwnPieces>,
    );
    act(() => show());
    await settle();
    expect(worker.requests[0]!.query).toMatchObject({
      garments: [{ type: 'shirt' }, { type: 'pleated-skirt' }, { category: 'Shoes' }],
    });
  });

  it('DressedItem shows anything but clothing flat', () => {
    const shoe = createGarment({ category: 'Shoes', type: 'pump' });
    const { container } = render(<DressedItem garment={shoe} wearer={WEARER} flat={FLAT} />);
    expect(getPictures(container)).toHaveLength(1);
    expect(window.IntersectionObserver).not.toHaveBeenCalled();
  });
});
