import { cleanup, screen, within } from '@testing-library/react';
import { PRIVACY_LEGAL_NOTES, PRIVACY_SECTIONS } from '../../content/privacy-policy';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

beforeEach(() => mockApi({ 'GET /contact': () => ({ email: 'support@figura.test' }) }));

async function render() {
  const app = renderApp(<PrivacyPage />, { route: '/privacy-policy' });
  await screen.findByRole('navigation', { name: 'Contents' });
  return app;
}

it('PrivacyPage has eleven sections, each linked from the table of contents', async () => {
  const { person } = await render();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  expect(contents.getAllByRole('link')).toHaveLength(11);
  for (const { heading } of PRIVACY_SECTIONS) {
    const target = within(screen.getByRole('region', { name: heading })).getByRole('heading', { level: 2 });
    target.scrollIntoView = jest.fn();
    await person.click(contents.getByRole('link', { name: heading }));
    expect(target.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(target).toHaveFocus();
  }
});

it('PrivacyPage shows the date of the last change in words', async () => {
  await render();
  expect(screen.getByText('November 23, 2026')).toHaveAttribute('datetime', '2026-11-23');
});

it('PrivacyPage ends with the legal notes', async () => {
  await render();
  const notes = within(screen.getByRole('complementary', { name: 'Legal notes' }));
  for (const note of PRIVACY_LEGAL_NOTES) expect(notes.getByText(note)).toBeInTheDocument();
});

it('PrivacyPage goes back to the landing page if there is no previous page', async () => {
  const { person, url } = await render();
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(url()).toBe('/');
});

it('PrivacyPage and TermsPage show a contact address', async () => {
  await render();
  expect(await screen.findByRole('link', { name: 'support@figura.test' })).toBeInTheDocument();
  cleanup();
  renderApp(<TermsPage />, { route: '/terms' });
  expect(await screen.findByRole('region', { name: 'Your money back within 30 days' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'support@figura.test' })).toBeInTheDocument();
});
