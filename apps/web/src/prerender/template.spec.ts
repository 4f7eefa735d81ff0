import { fillTemplate } from './template';

const template = `<!doctype html>
<html>
  <head>
    <title>Figura</title>
    <meta
      name="description"
      content="By default."
    />
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript
      >Switch it on.</noscript
    >
  </body>
</html>`;
const files = {
  scripts: ['assets/help.js'],
  styles: [
    { file: 'assets/index.css', css: 'body{margin:0}\n' },
    { file: 'assets/help.css', css: 'a>b{color:red}\n' },
  ],
};
const page = {
  path: '/help',
  head: '<title>Help</title>',
  body: '<h1>$& costs $1</h1>',
  withoutScripts: true,
};
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('a static page puts the page into the root, as it is, and notes its URL there', () => {
  const { body } = parsed(fillTemplate(template, { files, page }));
  expect(body.querySelector('#root > h1')?.textContent).toBe('$& costs $1');
  expect(body.querySelector('#root')?.getAttribute('data-prerendered')).toBe('/help');
});

it("a static page replaces the defaults of the head by the page's own", () => {
  const { head } = parsed(fillTemplate(template, { files, page }));
  expect([...head.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual(['Help']);
  expect(head.querySelector('[name="description"]')).toBeNull();
});

it('a static page writes the styles of a page into it, and says to the app that they are there', () => {
  const { head } = parsed(fillTemplate(template, { files, page }));
  expect(head.querySelector('style')?.textContent).toBe('body{margin:0}\na>b{color:red}');
  const links = [...head.querySelectorAll('[rel="stylesheet"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/index.css', '/assets/help.css']);
  expect(links.every((link) => link.hasAttribute('disabled'))).toBe(true);
});

it('the page of a screen holds its styles, so that it asks for none', () => {
  const { head } = parsed(fillTemplate(template, { files }));
  expect(head.querySelector('style')?.textContent).toBe('body{margin:0}\na>b{color:red}');
  expect(head.querySelectorAll('[rel="stylesheet"]:not([disabled])')).toHaveLength(0);
});

describe('the page of a screen, before its scripts have come,', () => {
  /** Runs the page's own script in a browser that holds a token, or none. */
  function open(token: string | null) {
    const ask = jest.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')));
    const page: Pick<Window, 'earlyAnswers'> = {};
    const opened = parsed(fillTemplate(template, { files, reads: ['/api/auth/me', '/api/passport'] }));
    const code = opened.head.querySelector('script:not([src])')!.textContent!;
    const names = ['window', 'document', 'localStorage', 'fetch', 'AbortSignal'];
    new Function(...names, code)(page, opened, { getItem: () => token }, ask, { timeout: jest.fn() });
    const links = [...opened.head.querySelectorAll('[rel="modulepreload"]')];
    return { page, asked: ask.mock.calls, scripts: links.map((link) => link.getAttribute('href')) };
  }

  it('asks the API in the name of whoever is signed in, and for the scripts', () => {
    const { page, asked, scripts } = open('access-1');
    expect(asked.map(([url]) => url)).toEqual(['/api/auth/me', '/api/passport']);
    for (const [, { headers }] of asked) expect(headers).toMatchObject({ authorization: 'Bearer access-1' });
    expect(page.earlyAnswers).toMatchObject({ token: 'access-1', answers: expect.any(Map) });
    expect(scripts).toEqual(['/assets/help.js']);
  });

  it('asks for nothing where nobody is signed in', () => {
    expect(open(null)).toEqual({ page: {}, asked: [], scripts: [] });
  });
});

describe('the page of a screen with an opening', () => {
  const LOOKS = '/api/recommendations/best-looks';
  const places = '<p>Looks</p><i data-place>first</i><i data-place>second</i>';
  const look = (name: string) => ({ imageUrl: `/pictures/${name}.svg` });
  const coats = { Outerwear: [look('coat')], Tops: [look('top')] };

  /** Runs the page's own last script, with a user's early answers or none; files are asked for in `imported`. */
  async function open(looks?: object) {
    const opening = { body: places, looks: LOOKS };
    const page = parsed(fillTemplate(template, { files, opening }));
    // Parsed without scripts, a template is in another document.
    document.body.replaceChildren(...page.body.childNodes);
    const imported: string[] = [];
    const code = document
      .querySelector('#opening + script')!
      .textContent!.replaceAll('import(', 'imported.push(');
    const early = looks && { answers: new Map([[LOOKS, Promise.resolve(Response.json(looks))]]) };
    new Function('window', 'imported', code)({ earlyAnswers: early }, imported);
    await jest.advanceTimersByTimeAsync(100);
    const seen = document.getElementById('root')!;
    return { seen, imported, pictures: [...seen.querySelectorAll('img')] };
  }

  beforeEach(() => {
    jest.useFakeTimers();
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    // Tells at once that the page was painted.
    window.PerformanceObserver = class {
      constructor(private readonly tell: (paints: { getEntriesByName: () => object[] }) => void) {}
      observe() {
        this.tell({ getEntriesByName: () => [{}] });
      }
    } as unknown as typeof PerformanceObserver;
  });
  afterEach(() => {
    jest.useRealTimers();
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  it('shows it to whoever is signed in, with the first pictures, and then runs the app', async () => {
    const { seen, pictures, imported } = await open({ clothingByCategory: coats });
    expect(seen).toHaveTextContent('Lookssecond');
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/api/pictures/coat.svg']);
    expect(imported).toEqual(['/assets/index.js']);
  });

  it.each([
    ['the looks are a preview', { preview: true, clothingByCategory: coats }],
    ['there are no looks', { status: 404 }],
  ])('shows no pictures where %s', async (_why, answer) => {
    const { seen, pictures, imported } = await open(answer);
    expect(seen).toHaveTextContent('Looksfirstsecond');
    expect(pictures).toEqual([]);
    expect(imported).toEqual(['/assets/index.js']);
  });

  it('shows nothing of it where nobody is signed in, and runs the app at once', async () => {
    const { seen, imported } = await open();
    expect(seen).toBeEmptyDOMElement();
    expect(imported).toEqual(['/assets/index.js']);
  });

  it('runs the app in the end where pictures do not come', async () => {
    HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
    const { imported } = await open({ clothingByCategory: coats });
    expect(imported).toEqual([]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(imported).toEqual(['/assets/index.js']);
  });

  it('asks for the files of the screen once what it opens with is seen', async () => {
    const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    await open({ clothingByCategory: coats });
    expect(asked()).toEqual(['/assets/help.js']);
  });

  it('asks for the app early, but does not run it', () => {
    const { head } = parsed(fillTemplate(template, { files, opening: { body: places } }));
    expect(head.querySelector('script[src]')).toBeNull();
    expect(head.querySelector('script')?.textContent).toContain('["/assets/index.js"].forEach(load)');
  });
});

it('a static page brings the scripts of a page after it is seen', () => {
  const { head } = parsed(fillTemplate(template, { files, page }));
  expect(head.querySelector('[rel="modulepreload"], script[src]')).toBeNull();
  expect(head.querySelector('script')?.textContent).toContain('["/assets/index.js","/assets/help.js"]');
});

it('a page that opens with nothing asks at once for the app', () => {
  const { head } = parsed(fillTemplate(template, { files }));
  expect(head.querySelector('script[src]')?.getAttribute('src')).toBe('/assets/index.js');
});

it('a static page says that scripts are needed only where they are', () => {
  expect(fillTemplate(template, { files, page })).not.toContain('Switch it on.');
  expect(fillTemplate(template, { files, page: { ...page, withoutScripts: false } })).toContain(
    'Switch it on.',
  );
});

it('the page of a screen without an opening stays empty, with the defaults', () => {
  const document = parsed(fillTemplate(template, { files }));
  expect(document.querySelector('#root')?.innerHTML).toBe('');
  expect(document.title).toBe('Figura');
});

it('the template of a static page is refused without a place for the page', () => {
  expect(() => fillTemplate('<head></head>', { files, page })).toThrow('no place');
});
