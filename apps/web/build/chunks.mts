/** Modules below apps/web/src whose path begins so. */
const sources = (...paths: string[]) => new RegExp(`/apps/web/src/(${paths.join('|')})`);

const FORM_PARTS = sources(
  'lib/use-form',
  'features/authentication/(api|form)',
  'ui/(alert|error-summary|form-fields|plate-page|text-link)',
);
const FORM_ICONS =
  /lucide-react\/dist\/esm\/icons\/(circle-check|circle-exclamation-point|info|triangle-exclamation-point)\./;

const PAGE_PARTS = sources(
  'lib/use-(title|page-meta)',
  'ui/(page-header|visually-hidden)',
  'ui/figure/(deferred-figure|figure\\.module)',
);
/** What every icon needs, and the one of the way back. */
const PAGE_ICONS = /lucide-react\/dist\/esm\/(?!icons\/)|icons\/arrow-left\./;

/** A few files instead of thirty: what every page needs, what most have of their own, and what alike pages share. */
export const chunkGroups = [
  { name: 'base', tags: ['$initial' as const], priority: 1 },
  { name: 'page', test: new RegExp(`${PAGE_PARTS.source}|${PAGE_ICONS.source}`) },
  { name: 'field', test: sources('lib/use-hydrated', 'ui/(field|text-field)') },
  { name: 'form', test: new RegExp(`${FORM_PARTS.source}|${FORM_ICONS.source}`) },
  {
    name: 'reading',
    test: sources('lib/(deferred|plate-addresses)', 'content/plates', 'ui/(section|picture)'),
  },
];
