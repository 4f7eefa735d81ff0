import { render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { FormFields } from './form-fields';

const form = (
  <FormFields>
    <input aria-label="Email" />
    <button type="submit">Send</button>
  </FormFields>
);

it('FormFields is enabled immediately on a client-rendered page', () => {
  render(form);
  expect(screen.getByLabelText('Email')).toBeEnabled();
});

it('FormFields is disabled in static HTML until hydration', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(form);
  document.body.append(root);
  expect(screen.getByLabelText('Email')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();

  act(() => void hydrateRoot(root, form));
  expect(screen.getByLabelText('Email')).toBeEnabled();
  root.remove();
});
