import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from './use-form';

const sent = jest.fn();

function Form() {
  const form = useForm({
    initial: { email: '', gender: '' },
    validate: ({ email }) => (email ? {} : { email: 'Please enter your email address' }),
    submit: async (values) => sent(values),
    failure: 'Failed',
  });
  return (
    <form onSubmit={form.onSubmit}>
      <input {...form.field('email')} aria-label="Email" />
      <select {...form.field('gender')} aria-label="Gender">
        <option value="" />
        <option value="F">Female</option>
      </select>
      <p>{`known: ${form.values.email} ${form.values.gender}`}</p>
      {form.errors.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      <button>Send</button>
    </form>
  );
}

async function hydrateForm(
  hold: (email: HTMLInputElement, gender: HTMLSelectElement) => void,
): Promise<void> {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(<Form />);
  hold(page.querySelector('input')!, page.querySelector('select')!);
  await act(async () => {
    hydrateRoot(page, <Form />);
  });
}

it('useForm takes over values entered before hydration', async () => {
  await hydrateForm((email, gender) => {
    email.value = 'mira@example.com';
    gender.value = 'F';
  });
  expect(screen.getByLabelText('Email')).toHaveValue('mira@example.com');
  expect(screen.getByText('known: mira@example.com F')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  expect(sent).toHaveBeenCalledWith({ email: 'mira@example.com', gender: 'F' });
});

it('useForm sends a field’s value even without a change event', async () => {
  await hydrateForm(() => undefined);
  // Bypasses React's setter, like browser autofill without an event.
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(email, 'late@example.com');
  await userEvent.click(screen.getByRole('button'));
  expect(sent).toHaveBeenLastCalledWith({ email: 'late@example.com', gender: '' });
});

it('useForm keeps a value without a change event if another field changes', async () => {
  await hydrateForm(() => undefined);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(email, 'late@example.com');
  await userEvent.selectOptions(screen.getByLabelText('Gender'), 'F');
  expect(email).toHaveValue('late@example.com');
  expect(screen.getByText('known: late@example.com F')).toBeInTheDocument();
});

it('useForm shows what is missing if the fields are empty', async () => {
  sent.mockClear();
  await hydrateForm(() => undefined);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Please enter your email address')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});
