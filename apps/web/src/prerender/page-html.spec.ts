import { publicRoutes } from '../public-routes';
import { fillApp, fillPage, fillScreen } from './page-html';

const TEMPLATE = `<html><head>
    <title>Figura</title>
    <meta
      name="description"
      content="Of the app." />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/index-5.js">
    <link rel="stylesheet" crossorigin href="/assets/help-3.css">
  </head><body><div id="root"></div><noscript>Needs scripts.</noscript></body></html>`;
const STYLES = [{ url: '/assets/help-3.css', css: 'main { color: red }\n' }];
const findRoute = (path: string) => publicRoutes.find((route) => route.path === path)!;
const help = { path: '/help', title: 'Help', description: 'Of help.', route: findRoute('/help') };
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const fill = (page = help, body = '<h1>Help</h1>') =>
  parse(fillPage(TEMPLATE, page, body, STYLES, 'https://figura.example'));

it('fillPage puts the body into the root element, and the metadata into the head', () => {
  const page = fill();
  expect(page.getElementById('root')?.innerHTML).toBe('<h1>Help</h1>');
  expect(page.title).toBe('Help · Figura');
  expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('Of help.');
});

it('fillPage inlines the styles, and links each file without loading it', () => {
  const { head } = fill();
  expect(head.querySelector('style')?.textContent).toBe('main { color: red }');
  const links = [...head.querySelectorAll('link[rel="stylesheet"]')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('type')])).toEqual([
    ['/assets/help-3.css', 'text/inlined'],
  ]);
});

it('fillPage loads only the script that starts the app', () => {
  const { head } = fill();
  expect(head.querySelector('script[type="module"]')?.getAttribute('src')).toBe('/assets/index-1.js');
  expect(head.querySelector('link[rel="modulepreload"]')).toBeNull();
});

it('fillApp preloads the scripts of every screen', () => {
  const { head } = parse(fillApp(TEMPLATE, { scripts: ['/assets/app-4.js'], styles: STYLES }));
  const preloads = [...head.querySelectorAll('link[rel="modulepreload"]')];
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual([
    '/assets/index-5.js',
    '/assets/app-4.js',
  ]);
});

it('fillScreen shows the frame, preloads all scripts, and is not indexed', () => {
  const page = parse(
    fillScreen(TEMPLATE, '<nav>Places</nav>', { scripts: ['/assets/app-4.js'], styles: STYLES }),
  );
  expect(page.querySelector('#root[data-frame]')?.innerHTML).toBe('<nav>Places</nav>');
  expect(page.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(2);
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('noscript')).not.toBeNull();
});

it('fillPage keeps the special patterns of String.replace', () => {
  expect(fill(help, "<p>$& $' $1</p>").querySelector('p')?.textContent).toBe("$& $' $1");
});

it('fillPage says that forms need JavaScript, but not pages to read', () => {
  const login = { ...help, path: '/login', route: findRoute('/login') };
  expect(fill().querySelector('noscript')).toBeNull();
  expect(fill(login).querySelector('noscript')).not.toBeNull();
});

it('fillPage refuses a template without a placeholder for the page', () => {
  expect(() => fillPage('<html></html>', help, '', STYLES, '')).toThrow('index.html has no');
});
