import type { CheckGarmentDto, CheckResponse } from '@figura/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { mockApi } from '../../lib/testing/fake-api';
import { drawOnSight, stopDrawing } from '../../lib/testing/draw-on-sight';
import { FakeWorker } from '../../lib/testing/fake-worker';
import { renderApp } from '../../lib/testing/render-app';
import FittingRoom from './fitting-room';

jest.mock('../../features/products/like-checked', () => ({ __esModule: true, default: () => null }));
jest.mock('../../features/follow-ups/follow-up-question', () => ({ FollowUpQuestion: () => null }));

const CHECK_ID = '3f6a1f0e-6d0b-4c53-9f27-0a4f6b8f2c11';
const PLATE = { top: 100, height: 500 };

const answer = ({ garment }: CheckGarmentDto): CheckResponse => ({
  checkId: CHECK_ID,
  garment: { ...garment!, colors: [] },
  verdict: {
    level: 'good',
    score: 0.25,
    sentence: 'It does much for your hips.',
    known: { matter: 3, known: 3 },
  },
  reasons: [],
  cautions: [],
  alternatives: [],
  fit: [],
  evidence: [],
  unread: [],
  alike: { searchWords: [], searches: [] },
  quota: { left: null, resetsAt: '2026-11-30T00:00:00.000Z' },
});

class FakePointerEvent extends MouseEvent {
  readonly pointerId: number | undefined;
  readonly isPrimary: boolean | undefined;
  constructor(type: string, init: PointerEventInit) {
    super(type, init);
    this.pointerId = init.pointerId;
    this.isPrimary = init.isPrimary;
  }
}

beforeEach(() => {
  window.PointerEvent = FakePointerEvent as unknown as typeof PointerEvent;
  HTMLElement.prototype.setPointerCapture = jest.fn();
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(PLATE as DOMRect);
  drawOnSight();
  FakeWorker.install();
});

afterEach(stopDrawing);

async function openPencilSkirt(user = createMeasuredUser({ hasPaid: true })) {
  const calls = mockApi({ 'POST /garments/check': answer });
  const { person } = renderApp(<FittingRoom />, { user });
  await person.click(await screen.findByRole('button', { name: 'Bottoms' }));
  await person.click(await screen.findByRole('button', { name: 'Pencil skirt' }));
  await person.click(await screen.findByRole('button', { name: 'Adjust lengths' }));
  const hem = await screen.findByRole('slider', { name: 'Hem' });
  const listSentLengths = () =>
    calls.map(({ body }) => (body as CheckGarmentDto).garment!.attributes['length']);
  return { person, hem, lengths: listSentLengths };
}

/** Closes the sheet afterwards. */
async function chooseInSheet(person: ReturnType<typeof renderApp>['person'], name: string) {
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  await person.click(await screen.findByRole('radio', { name }));
  await person.click(screen.getByRole('button', { name: 'Close' }));
}

const getSliderHeight = (slider: HTMLElement) =>
  parseFloat(slider.parentElement!.style.getPropertyValue('--y'));

it('each edge has a handle with a text for its position', async () => {
  const { hem } = await openPencilSkirt();
  expect(hem).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Hem just below the knee/));
  expect(hem).toHaveAttribute('aria-orientation', 'vertical');
  expect(screen.getByRole('slider', { name: 'Rise' })).toHaveAttribute(
    'aria-valuetext',
    'High rise, at the waist',
  );
  expect(getSliderHeight(screen.getByRole('slider', { name: 'Rise' }))).toBeLessThan(getSliderHeight(hem));
});

it('a user who hides numbers gets texts without numbers', async () => {
  const { preferences } = createMeasuredUser();
  const { person, hem } = await openPencilSkirt(
    createMeasuredUser({ hasPaid: true, preferences: { ...preferences, hideNumbers: true } }),
  );
  await chooseInSheet(person, 'Hem at mid-calf');
  expect(await screen.findByAltText(/^You in a pencil skirt: the hem ends (above|below) your/)).toBeVisible();
  expect(hem).toHaveAttribute('aria-valuetext', 'Hem at mid-calf');
});

it('keys move an edge between its limits, and update verdict and chips', async () => {
  const { person, hem, lengths } = await openPencilSkirt();
  const before = getSliderHeight(hem);
  act(() => hem.focus());
  expect(hem).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Hem just below the knee, about .* below the middle of the knee$/),
  );
  await person.keyboard('{ArrowDown}');
  expect(hem).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Hem at mid-calf/));
  await waitFor(() => expect(getSliderHeight(hem)).toBeGreaterThan(before));
  await person.keyboard('{Home}');
  expect(hem).toHaveAttribute('aria-valuetext', 'Hem to the floor');
  expect(hem).toHaveAttribute('aria-valuenow', '0');
  await waitFor(() => expect(lengths()).toEqual([['below-knee'], ['mid-calf'], ['floor']]));
  await person.keyboard('{ArrowDown}{End}{ArrowUp}');
  expect(hem).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Hem at mid-thigh/));
  expect(hem).toHaveAttribute('aria-valuenow', hem.getAttribute('aria-valuemax'));
  await waitFor(() => expect(lengths().at(-1)).toEqual(['mini']));
  expect(lengths()).toHaveLength(4);
  expect(hem).toHaveFocus();
});

it('a chip moves its handle', async () => {
  const { person, hem } = await openPencilSkirt();
  const before = getSliderHeight(hem);
  await chooseInSheet(person, 'Hem at the ankle');
  expect(hem).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Hem at the ankle/));
  await waitFor(() => expect(getSliderHeight(hem)).toBeGreaterThan(before + 10));
});

it('dragging an edge leaves it at the nearest stop', async () => {
  const { hem, lengths } = await openPencilSkirt();
  const createPointerEvent = (percent: number) => ({
    clientY: PLATE.top + (PLATE.height * percent) / 100,
    pointerId: 7,
    isPrimary: true,
    button: 0,
  });
  const start = getSliderHeight(hem);
  fireEvent.pointerDown(hem, createPointerEvent(start + 1));
  expect(hem).toHaveFocus();
  fireEvent.pointerMove(hem, createPointerEvent(start + 2));
  fireEvent.pointerMove(hem, createPointerEvent(start + 200));
  await waitFor(() => expect(hem).toHaveAttribute('aria-valuetext', 'Hem to the floor'));
  fireEvent.pointerMove(hem, createPointerEvent(start + 1));
  await waitFor(() =>
    expect(hem).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Hem just below the knee/)),
  );
  fireEvent.pointerUp(hem, createPointerEvent(start + 1));
  fireEvent.pointerMove(hem, createPointerEvent(0));
  await waitFor(() => expect(lengths().at(-1)).toEqual(['below-knee']));
  await waitFor(() => expect(getSliderHeight(hem)).toBeCloseTo(start, 5));
});

it('a drag that ends before the stops are drawn still moves the edge', async () => {
  const { hem } = await openPencilSkirt();
  fireEvent.pointerDown(hem, { clientY: 300, pointerId: 7, isPrimary: true, button: 0 });
  fireEvent.pointerMove(hem, { clientY: 900, pointerId: 7 });
  fireEvent.pointerUp(hem, { clientY: 900, pointerId: 7 });
  await waitFor(() => expect(hem).toHaveAttribute('aria-valuetext', 'Hem to the floor'));
});

it('a second finger and other mouse buttons do not drag', async () => {
  const { hem, lengths } = await openPencilSkirt();
  fireEvent.pointerDown(hem, { clientY: 300, pointerId: 8, isPrimary: false, button: 0 });
  fireEvent.pointerDown(hem, { clientY: 300, pointerId: 9, isPrimary: true, button: 2 });
  fireEvent.pointerMove(hem, { clientY: 900, pointerId: 8 });
  fireEvent.pointerMove(hem, { clientY: 900, pointerId: 9 });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  expect(lengths()).toEqual([['below-knee']]);
});
