import { isPrerenderedHere, PRERENDERED_ATTRIBUTE } from './prerendered';

function rootWrittenFor(path: string): HTMLElement {
  const root = document.createElement('div');
  root.setAttribute(PRERENDERED_ATTRIBUTE, path);
  return root;
}
const open = (address: string) => window.history.replaceState(null, '', address);
afterEach(() => open('/'));

it('isPrerenderedHere is true for the page of this URL, whatever its query and its fragment', () => {
  for (const address of ['/help', '/help#contact', '/help?q=tape']) {
    open(address);
    expect(isPrerenderedHere(rootWrittenFor('/help'))).toBe(true);
  }
});

it('isPrerenderedHere is false for the page of another URL', () => {
  open('/about');
  expect(isPrerenderedHere(rootWrittenFor('/help'))).toBe(false);
});

it('isPrerenderedHere is false for the empty page of the app', () => {
  open('/dashboard');
  expect(isPrerenderedHere(document.createElement('div'))).toBe(false);
});
