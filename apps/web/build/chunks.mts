/** Modules below apps/web/src whose path begins so. */
const sources = (...paths: string[]) => modules(...paths.map((path) => `apps/web/src/${path}`));

/** Modules of the workspace whose path begins so. */
const modules = (...paths: string[]) => new RegExp(`/(${paths.join('|')})`);

/** What a mailed link needs, which asks nothing at first. */
const ACCOUNT = modules(
  'apps/web/src/features/authentication/(api|form\\.module|messages)',
  'libs/contracts/src/auth',
);

/** What the pages need that ask for an account's data. */
const ACCOUNT_FORMS = sources(
  'lib/forms/(messages|password-length-error|use-form)',
  'features/authentication/(current-password-field|destination|email-field)',
  'ui/forms/(form-fields|password-field)',
);

/** What every page needs that asks for measurements or shows them. */
const MEASURED = modules(
  'apps/web/src/features/measurements/(api|local-result|measured-values|measuring-steps|messages|total-height|use-unit)',
  'apps/web/src/lib/forms/default-unit',
  'libs/classifier/src/(body-type|border|(horizontal|vertical)-type)',
);

/** What every page needs that shows somebody dressed. */
const DRESSED = modules(
  'apps/web/src/ui/dressed/(crop|drawing\\.worker|drawings|drawn|dressed|use-|worker-url)',
  'apps/web/src/lib/(browser/trusted-script|session/use-wearer)',
  'libs/drawing/src/(worn/outfit|garment/paint/colors)',
);

/** What every page needs that leads to an item, or keeps it for those who have paid. */
const ADVICE = sources('path-to', 'ui/(badge|feedback/locked-panel)');

/** What opens the upgrade dialog. */
const UPGRADE = modules(
  'apps/web/src/(features/upgrade/(open-upgrade|upgrade-dialog|use-(access-opened|upgrade))|lib/session/referral)',
);

/** What every signed-in screen needs, and a public page too when a figure is drawn or somebody came by a referral. */
const SIGNED_IN = sources('lib/api/advice', 'ui/figure/figure(-appearance|\\.module)');

/** A few files instead of thirty: what every page needs, what most have of their own, and what alike pages share. */
export const chunkGroups = [
  { name: 'base', tags: ['$initial' as const], priority: 1 },
  {
    name: 'page',
    test: sources(
      'lib/page/use-(title|page-meta|hydrated)',
      'ui/(eyebrow|line-icon|links/(arrow-left|back-link|text-link)|layout/page-header|visually-hidden)',
    ),
  },
  { name: 'alert', test: sources('ui/feedback/alert') },
  { name: 'field', test: sources('ui/forms/(error-summary|field|messages|text-field)') },
  { name: 'account', test: ACCOUNT },
  { name: 'account-form', test: ACCOUNT_FORMS },
  { name: 'measured', test: MEASURED },
  { name: 'unit', test: modules('apps/web/src/lib/forms/account-unit', 'libs/classifier/src/units') },
  {
    name: 'drafts',
    test: modules(
      'apps/web/src/lib/drafts/(drafts|draft-parsers)',
      'libs/contracts/src/(body-concerns|garments)',
    ),
  },
  { name: 'plate', test: sources('ui/layout/(messages|plate-page)', 'ui/figure/lazy-figure') },
  { name: 'signed-in', test: SIGNED_IN },
  { name: 'upgrade', test: UPGRADE },
  { name: 'icon', test: modules('lucide-react/dist/esm/(?!icons/)') },
  { name: 'body', test: /\/libs\/contracts\/src\/(appearance|body-type|measurements|recommendations)/ },
  { name: 'dressed', test: DRESSED },
  { name: 'advice', test: ADVICE },
  {
    name: 'card',
    test: sources('ui/(dressed/look-card|pictures/(marked|picture)-card)', 'lib/catalog/marks'),
  },
  { name: 'piece', test: sources('ui/(dressed/flat|garment/on-you)') },
  { name: 'part', test: sources('ui/(dressed/eye-line|links/covering-link)') },
  { name: 'spread', test: sources('ui/(layout/figure-spread|type-code)') },
  { name: 'waiting', test: sources('ui/feedback/(empty-state|load-failure|messages)') },
  { name: 'sending', test: sources('lib/outbox/(in-time|send)') },
  { name: 'pictures', test: sources('ui/pictures/picture-grid') },
  { name: 'reading', test: sources('content/plates', 'ui/layout/(section|picture-header)') },
];
