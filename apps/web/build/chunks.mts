/** Modules below apps/web/src whose path begins so. */
const sources = (...paths: string[]) => new RegExp(`/apps/web/src/(${paths.join('|')})`);

const FORM_PARTS = sources(
  'lib/(forms/use-form|page/use-hydrated)',
  'features/authentication/(api|form|email-field|messages)',
  'ui/feedback/alert',
  'ui/forms/(error-summary|field|form-fields|messages|password-field|text-field)',
);

/** A few files instead of thirty: what every page needs, what most have of their own, and what alike pages share. */
export const chunkGroups = [
  { name: 'base', tags: ['$initial' as const], priority: 1 },
  {
    name: 'page',
    test: sources(
      'lib/page/use-(title|page-meta)',
      'ui/(line-icon|links/(arrow-left|back-link|text-link)|layout/page-header|visually-hidden)',
    ),
  },
  { name: 'form', test: FORM_PARTS },
  { name: 'plate', test: sources('ui/layout/(messages|plate-page)', 'ui/figure/lazy-figure') },
  { name: 'icons', test: /lucide-react\/dist\/esm\/(?!icons\/)/ },
  {
    name: 'reading',
    test: sources('content/plates', 'ui/(layout/(section|picture-header)|pictures/picture)'),
  },
];
