import { isPrerenderedHere, PRERENDERED_ATTRIBUTE } from './prerendered';

function rootWrittenFor(path: string): HTMLElement {
  const root = document.createElement('div');
  root.setAttribute(PRERENDERED_ATTRIBUTE, path);
  return root;
}
const open = (address: string, state: unknown = null) => window.history.replaceState(state, '', address);
afterEach(() => open('/'));

it('isPrerenderedHere is true for the page of this URL, with or without a fragment', () => {
  open('/help');
  expect(isPrerenderedHere(rootWrittenFor('/help'))).toBe(true);
  open('/help#contact', { key: 'x', idx: 1 });
  expect(isPrerenderedHere(rootWrittenFor('/help'))).toBe(true);
});

it.each([
  ['the page of another address', '/about', '/help', null],
  ['a page with a query', '/help?q=tape', '/help', null],
  ['a page that an earlier one sent something along to', '/login', '/login', { usr: { notice: 'Hello' } }],
])('isPrerenderedHere is false for %s', (_, address, writtenFor, state) => {
  open(address, state);
  expect(isPrerenderedHere(rootWrittenFor(writtenFor))).toBe(false);
});

it('isPrerenderedHere is false for the empty page of the app', () => {
  open('/dashboard');
  expect(isPrerenderedHere(document.createElement('div'))).toBe(false);
});
