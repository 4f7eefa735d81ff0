/**
 * Allowed imports: entry points → domains → platform → libs. All others are forbidden. `tools/canaries` breaks
 * these rules on purpose; the checks must catch it.
 */

const DOMAIN_EDGES = {
  auth: ['users', 'body-type', 'coupons', 'mail', 'jobs'],
  measurements: ['users', 'body-type'],
  demo: ['users', 'measurements', 'outfits', 'wardrobe'],
  catalog: [],
  'first-steps': ['users', 'outfits', 'wardrobe'],
  garments: ['users', 'catalog', 'body-type', 'recommendations', 'quotas'],
  outfits: ['users', 'catalog', 'body-type', 'recommendations', 'quotas', 'garments', 'wardrobe', 'products'],
  products: ['users', 'catalog', 'body-type', 'recommendations', 'garments', 'jobs', 'pictures'],
  passport: ['users', 'catalog', 'body-type', 'recommendations'],
  quotas: [],
  'body-type': ['users', 'catalog'],
  recommendations: ['users', 'catalog', 'body-type', 'measurements'],
  trends: ['users', 'catalog', 'body-type', 'recommendations', 'outfits', 'jobs'],
  pictures: ['jobs'],
  users: ['jobs', 'pictures'],
  coupons: ['jobs'],
  wardrobe: ['users', 'catalog', 'garments', 'products', 'pictures'],
  payments: ['users', 'coupons', 'mail', 'jobs'],
  mail: [],
  'monday-mail': ['users', 'auth', 'outfits', 'mail', 'jobs'],
  jobs: [],
  'local-mode': [],
  operations: [],
};

/** Any domain may add commands and checks for operators. */
const FOR_ALL = 'operations';

const LIB_EDGES = {
  contracts: ['messages'],
  catalog: ['contracts', 'garments', 'messages'],
  classifier: ['contracts', 'messages'],
  drawing: ['contracts', 'messages'],
  garments: ['contracts', 'messages'],
  styling: ['contracts', 'classifier', 'messages'],
  messages: [],
  'embedded-mongo': [],
  'local-mode': [],
};

const API = '(^|/)apps/api/src';
const WEB = '(^|/)apps/web/src';
const CHECKS_OFFLINE = `${WEB}/features/fitting-room/offline/reply(\\.spec)?\\.ts$`;
const JOURNEYS = '(^|/)apps/web-e2e/';
const FAULTS = `${JOURNEYS}src/(faults|smoke)/`;
const LIBS = '(^|/)libs';
const ENTRY_POINTS = `${API}/(main|worker|admin|work-thread)\\.ts$`;
/** Loaded by the entry points for a command or role. */
const STARTERS = `${API}/(run-admin|serve-api|start-worker)\\.ts$`;
const ROOT_MODULES = `${API}/(api|worker|admin)\\.module\\.ts$`;
const FRAMEWORKS = 'node_modules/(@nestjs|mongoose|react|react-dom|swr|fastify|vite)(/|$)';

const domains = Object.keys(DOMAIN_EDGES);

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      comment: 'Vite writes `figura:` modules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^figura:' },
    },
    {
      name: 'nobody-imports-an-entry-point',
      severity: 'error',
      from: { pathNot: 'testing/(source-thread|admin-process)' },
      to: { path: ENTRY_POINTS },
    },
    {
      name: 'root-modules-are-for-entry-points',
      comment: 'Tests may compose the application as an entry point does.',
      severity: 'error',
      from: { pathNot: [ENTRY_POINTS, STARTERS, 'spec\\.ts$', `${API}/testing/`] },
      to: { path: ROOT_MODULES },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: `${API}/platform/`, pathNot: 'spec\\.ts$' },
      to: { path: `${API}/(${domains.join('|')})/` },
    },
    ...domains.map((domain) => ({
      name: `edges-of-${domain}`,
      comment: 'A new edge between domains is a decision: write it into DOMAIN_EDGES.',
      severity: 'error',
      from: { path: `${API}/${domain}/`, pathNot: 'spec\\.ts$' },
      to: {
        path: `${API}/(${domains.join('|')})/`,
        pathNot: `${API}/(${[domain, FOR_ALL, ...DOMAIN_EDGES[domain]].join('|')})/`,
      },
    })),
    {
      name: 'repositories-stay-in-their-domain',
      comment:
        'Other domains call a service of the domain that owns the data. Migrations and the copy of a database know no model: they work on raw collections.',
      severity: 'error',
      from: { path: `${API}/([^/]+)`, pathNot: ['spec\\.ts$', `${API}/testing/`] },
      to: { path: `${API}/.+\\.(repository|schema)\\.ts$`, pathNot: `${API}/$2/` },
    },
    {
      name: 'tests-stay-tests',
      severity: 'error',
      from: { pathNot: ['spec\\.tsx?$', '/testing/', FAULTS] },
      to: { path: ['spec\\.tsx?$', '/testing/'] },
    },
    ...Object.entries(LIB_EDGES).map(([lib, edges]) => ({
      name: `edges-of-lib-${lib}`,
      severity: 'error',
      from: { path: `${LIBS}/${lib}/` },
      to: { path: `${LIBS}/`, pathNot: `${LIBS}/(${[lib, ...edges].join('|')})/` },
    })),
    { name: 'libs-know-no-app', severity: 'error', from: { path: `${LIBS}/` }, to: { path: '(^|/)apps/' } },
    {
      name: 'pure-libs-know-no-framework',
      severity: 'error',
      from: {
        path: `${LIBS}/(contracts|classifier|drawing|garments|messages|styling)/src/`,
        pathNot: 'spec\\.ts$',
      },
      to: { path: [FRAMEWORKS], dependencyTypesNot: ['core'] },
    },
    {
      name: 'pure-libs-know-no-node',
      severity: 'error',
      from: {
        path: `${LIBS}/(contracts|classifier|drawing|garments|messages|styling)/src/`,
        pathNot: 'spec\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'libs-do-not-import-their-own-index',
      comment: 'The index is the public API of a lib; inside nothing imports it.',
      severity: 'error',
      from: { path: `${LIBS}/([^/]+)/src/`, pathNot: ['/index\\.ts$', 'spec\\.ts$'] },
      to: { path: `${LIBS}/$2/src/index\\.ts$` },
    },
    {
      name: 'apps-import-libs-by-their-public-api',
      comment: 'Node runs the build of the web app, without aliases.',
      severity: 'error',
      from: { path: '(^|/)apps/', pathNot: '(^|/)apps/web/build/' },
      to: { path: `${LIBS}/[^/]+/src/`, pathNot: `${LIBS}/[^/]+/src/(index\\.ts$|testing/)` },
    },
    {
      name: 'web-sees-four-libs',
      severity: 'error',
      from: { path: `${WEB}/`, pathNot: CHECKS_OFFLINE },
      to: {
        path: ['(^|/)apps/api/', `${LIBS}/`],
        pathNot: `${LIBS}/(contracts|classifier|drawing|messages)/`,
      },
    },
    {
      name: 'checks-offline-see-the-reader',
      comment: 'What the worker answers checks with; in no other file, so that no page pays for it.',
      severity: 'error',
      from: { path: CHECKS_OFFLINE },
      to: {
        path: ['(^|/)apps/api/', `${LIBS}/`],
        pathNot: `${LIBS}/(contracts|garments|messages|styling)/`,
      },
    },
    {
      name: 'faults-see-the-doubles-only',
      comment:
        'They break the built product from outside; only the stand-ins for its surroundings are shared.',
      severity: 'error',
      from: { path: FAULTS },
      to: {
        path: ['(^|/)apps/', `${LIBS}/`],
        pathNot: [FAULTS, `${API}/testing/`, `${LIBS}/(contracts|embedded-mongo)/`],
      },
    },
    { name: 'nobody-imports-faults', severity: 'error', from: { pathNot: JOURNEYS }, to: { path: FAULTS } },
    { name: 'api-knows-no-web', severity: 'error', from: { path: `${API}/` }, to: { path: '(^|/)apps/web' } },
    {
      name: 'features-stand-alone',
      severity: 'error',
      from: { path: `${WEB}/features/([^/]+)/` },
      to: { path: `${WEB}/features/`, pathNot: `${WEB}/features/$2/` },
    },
    {
      name: 'routes-are-on-top',
      severity: 'error',
      from: { path: `${WEB}/(features|ui|lib)/`, pathNot: ['spec\\.tsx?$'] },
      to: { path: [`${WEB}/routes/`, `${WEB}/(main|router)\\.tsx$`] },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: `${WEB}/(ui|lib)/` },
      to: { path: `${WEB}/features/` },
    },
    {
      name: 'mongoose-in-its-place',
      severity: 'error',
      from: {
        path: `${API}/`,
        pathNot: [
          '\\.(schema|repository)\\.ts$',
          `${API}/(platform/database|operations)/`,
          'spec\\.ts$',
          '/testing/',
        ],
      },
      to: { path: 'node_modules/mongoose/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    exclude: { path: ['(^|/)dist/', '\\.css$', '\\.json$'] },
  },
};
