import { NO_APPEARANCE } from '@figura/contracts';
import { act, render, screen } from '@testing-library/react';
import { createGarment } from '../../lib/testing/a-recommendation';
import { A_TAPE } from '../../lib/testing/a-user';
import { drawOnSight, stopDrawing } from '../../lib/testing/draw-on-sight';
import { FakeWorker } from '../../lib/testing/fake-worker';
import { BeforeAfter } from './before-after';

const WEARER = { measurements: A_TAPE, appearance: NO_APPEARANCE, unit: 'imperial' } as const;

beforeEach(() => drawOnSight());
afterEach(stopDrawing);

async function show(bodyPart = 'hips') {
  const view = render(
    <BeforeAfter
      garment={createGarment()}
      wearer={WEARER}
      bodyPart={bodyPart}
      flat="/guide.svg"
      label="Wide hips"
    />,
  );
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  return view;
}

it('BeforeAfter shows the dressed figure beside the plain one, both whole', async () => {
  FakeWorker.install();
  await show();
  expect(screen.getByAltText('Your figure as it is')).toBeInTheDocument();
  expect(screen.getByAltText(/^You in a wrap dress/)).toBeInTheDocument();
  expect(screen.getByText('As you are')).toBeInTheDocument();
  expect(screen.getByText('With the advice')).toBeInTheDocument();
});

it.each([
  ['hips', 2],
  ['character', 0],
])('BeforeAfter draws a line on both for %s only if it has a height', async (part, lines) => {
  FakeWorker.install();
  const { container } = await show(part);
  expect(container.querySelectorAll('.line')).toHaveLength(lines);
});

it('BeforeAfter keeps the flat picture alone if nothing can be drawn', async () => {
  await show();
  expect(screen.getByAltText('Wide hips')).toHaveAttribute('src', '/guide.svg');
  expect(screen.queryByText('With the advice')).not.toBeInTheDocument();
});
