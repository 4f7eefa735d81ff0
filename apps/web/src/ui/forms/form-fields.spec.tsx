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

it('FormFields can be used at once on a page that the browser rendered', () => {
  render(form);
  expect(screen.getByLabelText('Email')).toBeEnabled();
});

it('FormFields waits in static HTML until the page has come alive', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(form);
  document.body.append(root);
  expect(screen.getByLabelText('Email')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();

  act(() => void hydrateRoot(root, form));
  expect(screen.getByLabelText('Email')).toBeEnabled();
  root.remove();
});
