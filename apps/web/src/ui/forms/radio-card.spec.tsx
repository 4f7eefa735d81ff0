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

it('RadioCard reports a choice made before hydration once', async () => {
  await hydratePage(<Ways />, 'answers');
  expect(screen.getByText('known: answers')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'answers' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'tape' })).not.toBeChecked();
  expect(chosen.mock.calls).toEqual([['answers']]);
});

it('RadioCard reports nothing on hydration if nothing was chosen', async () => {
  await hydratePage(<Ways />);
  expect(screen.getByText('known: tape')).toBeInTheDocument();
  expect(chosen).not.toHaveBeenCalled();
});

it('RadioCard calls onChoose once per tap, regardless of rerenders', async () => {
  await hydratePage(<Ways />);
  await userEvent.click(screen.getByRole('radio', { name: 'answers' }));
  await userEvent.click(screen.getByRole('radio', { name: 'tape' }));
  expect(chosen.mock.calls).toEqual([['answers'], ['tape']]);
});

it('RadioCard does not report a rejected choice again', async () => {
  await hydratePage(<Ways refuse />, 'answers');
  expect(screen.getByText('known: tape')).toBeInTheDocument();
  expect(chosen.mock.calls).toEqual([['answers']]);
});
