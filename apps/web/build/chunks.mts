/** Modules below apps/web/src whose path begins so. */
const sources = (...paths: string[]) => new RegExp(`/apps/web/src/(${paths.join('|')})`);

const FORM_PARTS = sources(
  'lib/use-(form|hydrated)',
  'features/authentication/(api|form)',
  'ui/(alert|error-summary|field|form-fields|page-header|plate-page|text-field|text-link|visually-hidden)',
);
/** What every icon needs, and those of the form's parts. */
const FORM_ICONS =
  /lucide-react\/dist\/esm\/(?!icons\/)|icons\/(circle-check|circle-exclamation-point|info|triangle-exclamation-point)\./;

/** Three files instead of thirty: what every page needs, what most have of their own, and what forms are made of. */
export const chunkGroups = [
  { name: 'base', tags: ['$initial' as const], priority: 1 },
  { name: 'page', test: sources('lib/use-(title|page-meta)', 'ui/figure/(deferred-figure|figure\\.module)') },
  { name: 'form', test: new RegExp(`${FORM_PARTS.source}|${FORM_ICONS.source}`) },
];
