import { PSEUDO_LANGUAGE } from '@figura/messages';
import { screen } from '@testing-library/react';
import { fill } from '../../lib/testing/fill';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { usePageLanguage } from '../../lib/testing/page-language';
import { renderApp } from '../../lib/testing/render-app';
import { LoginForm } from './login-form';

it('the sign-in form is fully translated into the language of the page', async () => {
  usePageLanguage(PSEUDO_LANGUAGE);
  mockApi({ 'POST /auth/login': () => createProblem(401, '[Ñó]', { code: 'INVALID_CREDENTIALS' }) });
  const { container, person } = renderApp(<LoginForm />, { route: '/login' });
  await fill(person, screen.getByRole('textbox'), 'florence@example.com');
  await fill(person, container.querySelector('input[type=password]')!, 'lavender-42');
  await person.click(screen.getByRole('button', { name: /Šíğñ/ }));
  await screen.findByText('[Ñó]');
  expect(listEnglish(container)).toEqual([]);
});

function listEnglish(container: HTMLElement): string[] {
  const labels = [...container.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
    ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [container.textContent, ...labels]
    .map((text) => removeBrackets(text).trim())
    .filter((text) => /[a-z]{2}/i.test(text));
}

function removeBrackets(text: string): string {
  const rest = text.replace(/\[[^[\]]*\]/g, '');
  return rest === text ? text : removeBrackets(rest);
}
