import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RadioCard } from './radio-card';

const chosen = jest.fn();

function Ways({ refuse = false }: { refuse?: boolean }) {
  const [way, setWay] = useState('tape');
  const chooseWay = (value: string) => {
    chosen(value);
    if (!refuse) setWay(value);
  };
  return (
    <>
      {['tape', 'answers'].map((value) => (
        <label key={value}>
          <RadioCard name="way" value={value} chosen={way} onChoose={chooseWay} />
          {value}
        </label>
      ))}
      <p>{`known: ${way}`}</p>
    </>
  );
}

/** `tapped` was checked before hydration. */
async function hydratePage(ways: React.ReactNode, tapped?: string): Promise<void> {
  chosen.mockClear();
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(ways);
  if (tapped) page.querySelector<HTMLInputElement>(`[value="${tapped}"]`)!.checked = true;
  await act(async () => void hydrateRoot(page, ways));
}

it('RadioCard chooses once what was tapped before the page came alive', async () => {
  await hydratePage(<Ways />, 'answers');
  expect(screen.getByText('known: answers')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'answers' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'tape' })).not.toBeChecked();
  expect(chosen.mock.calls).toEqual([['answers']]);
});

it('RadioCard chooses nothing on a page in which nothing was tapped', async () => {
  await hydratePage(<Ways />);
  expect(screen.getByText('known: tape')).toBeInTheDocument();
  expect(chosen).not.toHaveBeenCalled();
});

it('RadioCard calls onChoose once for each tap, whatever is rendered anew', async () => {
  await hydratePage(<Ways />);
  await userEvent.click(screen.getByRole('radio', { name: 'answers' }));
  await userEvent.click(screen.getByRole('radio', { name: 'tape' }));
  expect(chosen.mock.calls).toEqual([['answers'], ['tape']]);
});

it('RadioCard does not ask again when a choice is not taken', async () => {
  await hydratePage(<Ways refuse />, 'answers');
  expect(screen.getByText('known: tape')).toBeInTheDocument();
  expect(chosen.mock.calls).toEqual([['answers']]);
});
