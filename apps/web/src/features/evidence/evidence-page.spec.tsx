import { STUDIES } from '@figura/contracts';
import { screen, within } from '@testing-library/react';
import { EVIDENCE_WORDS } from '../../content/evidence';
import { formatList } from '../../lib/text/list-text';
import { renderApp } from '../../lib/testing/render-app';
import { EvidencePage } from './evidence-page';

beforeEach(() => {
  renderApp(<EvidencePage />, { route: '/evidence' });
});

it('EvidencePage has one title', () => {
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How we know');
});

it('EvidencePage explains the four words of evidence, each with an id for links', () => {
  for (const { id, title, text } of EVIDENCE_WORDS.words) {
    expect(screen.getByRole('heading', { level: 3, name: title })).toHaveAttribute('id', id);
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

it.each(STUDIES)('EvidencePage shows all details of $id and links to the study', (study) => {
  const authors = formatList(study.authors) + (study.hasOtherAuthors ? ' and others' : '');
  const name = `${authors}, ${study.year}`;
  const card = within(screen.getByRole('article', { name }));
  expect(card.getByRole('heading', { level: 3, name })).toHaveAttribute('id', study.id);
  for (const text of [
    study.title,
    study.claim,
    study.tested,
    study.people,
    study.size,
    study.limits,
    study.use,
  ])
    expect(card.getByText(text)).toBeInTheDocument();
  expect(card.getByRole('link', { name: /^Read the study/ })).toHaveAttribute('href', study.url);
});

it('EvidencePage names the surveyed women and men behind the proportions', () => {
  const survey = within(screen.getByRole('region', { name: 'Where the proportions come from' }));
  expect(survey.getByText(/1,986 women or the 4,082 men .+ ANSUR II/)).toBeInTheDocument();
});
