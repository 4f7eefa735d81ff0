import type { SizeChart } from '@figura/contracts';
import { screen, waitFor } from '@testing-library/react';
import { fill } from '../../lib/testing/fill';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { OwnCharts } from './own-charts';

const BODEN: SizeChart = {
  id: 'boden',
  name: 'Boden',
  rows: [
    { size: '10', girths: { chest: [36, 36] } },
    { size: '12', girths: { chest: [38, 39], hips: [40.5, 40.5] } },
  ],
};

function open(own: SizeChart[]) {
  let charts = own;
  const calls = mockApi({
    'GET /size-charts': () => ({ own: charts, known: [] }),
    'PUT /size-charts/boden': ({ name }) => {
      charts = charts.map((chart) => ({ ...chart, name }));
      return charts[0]!;
    },
    'DELETE /size-charts/boden': () => {
      charts = [];
      return { message: 'The size chart is deleted.' };
    },
    'DELETE /size-charts/gone': () => {
      charts = [];
      return createProblem(404, 'We could not find this size chart. It may have been deleted.');
    },
  });
  return { calls, ...renderApp(<OwnCharts user={createMeasuredUser()} />, { user: createMeasuredUser() }) };
}

it('pasted charts show their measurements, can be renamed, and are deleted on a second tap', async () => {
  const { calls, person } = open([BODEN]);
  expect(await screen.findByText('2 sizes, 10 to 12')).toBeVisible();
  expect(screen.getByRole('table', { name: /^Sizes of Boden/, hidden: true })).toHaveTextContent(
    'SizeChestHips1036–1238–3940½',
  );
  await person.click(screen.getByRole('button', { name: 'Rename Boden' }));
  const field = screen.getByLabelText('Brand or shop');
  expect(field).toHaveFocus();
  await person.clear(field);
  await fill(person, field, ' Boden UK ');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It is named Boden UK now.')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Delete Boden UK' }));
  await person.click(screen.getByRole('button', { name: 'Keep it' }));
  await person.click(screen.getByRole('button', { name: 'Delete Boden UK' }));
  expect(calls.filter(({ route }) => route.startsWith('DELETE'))).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('You have pasted no chart yet.')).toBeVisible();
  expect(screen.getByText('The chart of Boden UK is deleted.')).toBeVisible();
});

it('a chart that another tab has deleted disappears from the list', async () => {
  const { person } = open([{ ...BODEN, id: 'gone' }]);
  await person.click(await screen.findByRole('button', { name: 'Delete Boden' }));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/It may have been deleted/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Boden')).not.toBeInTheDocument());
});
