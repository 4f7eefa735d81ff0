/** Modules below apps/web/src whose path begins so. */
const sources = (...paths: string[]) => new RegExp(`/apps/web/src/(${paths.join('|')})`);

const ACCOUNT_FORMS = sources(
  'lib/forms/(messages|password-length-error|use-form)',
  'features/authentication/(api|current-password-field|destination|form|email-field|messages)',
  'ui/forms/(form-fields|password-field)',
);

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
  { name: 'account-form', test: ACCOUNT_FORMS },
  {
    name: 'unit',
    test: sources('features/measurements/(use-unit|total-height|local-result)', 'lib/forms/default-unit'),
  },
  { name: 'plate', test: sources('ui/layout/(messages|plate-page)', 'ui/figure/lazy-figure') },
  { name: 'figure-frame', test: sources('ui/figure/figure(-appearance|\\.module)') },
  { name: 'icons', test: /lucide-react\/dist\/esm\/(?!icons\/)/ },
  { name: 'upgrade', test: sources('features/upgrade/(upgrade-dialog|use-(access-opened|upgrade))') },
  { name: 'body', test: /\/libs\/contracts\/src\/(body-type|measurements|recommendations)/ },
  { name: 'dressed', test: sources('ui/dressed/(crop|drawings|drawn|dressed|use-)') },
  { name: 'waiting', test: sources('ui/feedback/(empty-state|load-failure)') },
  { name: 'reading', test: sources('content/plates', 'ui/layout/(section|picture-header)') },
];
