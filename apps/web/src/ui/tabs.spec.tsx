import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
] as const;

function Example() {
  const [active, setActive] = useState<'one' | 'two' | 'three'>('one');
  return (
    <Tabs label="Numbers" tabs={tabs} active={active} onChange={setActive}>
      {active}
    </Tabs>
  );
}

it('Tabs shows the panel of the clicked tab', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(screen.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('two');
});

it.each([
  ['{ArrowRight}', 'Two'],
  ['{ArrowLeft}', 'Three'],
  ['{End}', 'Three'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'One'],
  ['{End}{Home}', 'One'],
  ['x', 'One'],
])('Tabs moves with the keys %s to %s', async (keys, name) => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
});
