import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

const open = (onClose = jest.fn()) => {
  render(
    <Dialog open onClose={onClose} title="A question">
      <p>Answer it.</p>
    </Dialog>,
  );
  return { dialog: screen.getByRole('dialog', { name: 'A question' }), onClose };
};

it('Dialog calls onClose on Escape, and stays open until told otherwise', () => {
  const { dialog, onClose } = open();
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('Dialog calls onClose on a click outside, not inside', () => {
  const { dialog, onClose } = open();
  fireEvent.click(screen.getByText('Answer it.'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('Dialog renders nothing while it is closed', () => {
  render(
    <Dialog open={false} onClose={jest.fn()} title="A question">
      <p>Answer it.</p>
    </Dialog>,
  );
  expect(screen.queryByText('Answer it.')).not.toBeInTheDocument();
});
