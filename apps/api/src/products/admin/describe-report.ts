import type { ImportReport } from '../import/import-report';

export function describeReport(report: ImportReport, dryRun: boolean): string {
  const { shop, products, added, changed, unchanged, gone, soldOut, forOthers, notClothing } = report;
  const { duplicates, badRows, bad, unread, inForce, shrinks, pricesUntil } = report;
  return [
    `${dryRun ? 'Would import' : 'Imported'} ${products} products of ${shop}:`,
    `  new: ${added}, changed: ${changed}, unchanged: ${unchanged}, removed: ${gone}`,
    `  left out: ${soldOut} sold out, ${notClothing} not clothing, ${forOthers} for children or animals, ${duplicates} with a duplicate ID`,
    ...(dryRun && shrinks
      ? [`Fewer than half of the ${inForce} active products: the import needs --yes.`]
      : []),
    ...(pricesUntil ? [`A sale begins or ends at ${pricesUntil}: import the feed again then.`] : []),
    ...(badRows > 0 ? [`Bad rows: ${badRows}`] : []),
    ...bad.map(({ place, problem }) => `  ${place}: ${problem}`),
    ...(badRows > bad.length ? [`  and ${badRows - bad.length} more`] : []),
    ...(unread.length > 0 ? ['Not understood:'] : []),
    ...unread.map(({ words, count }) => `  ${count}  ${words}`),
  ].join('\n');
}
