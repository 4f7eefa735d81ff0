import type { ImportReport } from '../import/import-report';

export function describeReport(report: ImportReport, dryRun: boolean): string {
  const { shop, products, added, changed, unchanged, gone, soldOut, forOthers, notClothing } = report;
  const { duplicates, badRows, bad, unread, inForce, shrinks, pricesUntil } = report;
  return [
    `${dryRun ? 'Would put' : 'Put'} ${products} products of ${shop} in force:`,
    `  new: ${added}, changed: ${changed}, unchanged: ${unchanged}, gone: ${gone}`,
    `  left out: ${soldOut} sold out, ${notClothing} no clothes of the catalog, ${forOthers} for children or animals, ${duplicates} with an id that came before`,
    ...(dryRun && shrinks
      ? [`Fewer than half of the ${inForce} in force: it would come into force with --yes only.`]
      : []),
    ...(pricesUntil ? [`A sale begins or ends at ${pricesUntil}: import the feed again then.`] : []),
    ...(badRows > 0 ? [`Bad rows: ${badRows}`] : []),
    ...bad.map(({ place, problem }) => `  ${place}: ${problem}`),
    ...(badRows > bad.length ? [`  and ${badRows - bad.length} more`] : []),
    ...(unread.length > 0 ? ['Not understood:'] : []),
    ...unread.map(({ words, count }) => `  ${count}  ${words}`),
  ].join('\n');
}
