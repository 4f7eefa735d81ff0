import type { Category, PublicSizeChart } from '@figura/contracts';
import { readSizeWords } from '@figura/garments';
import { compareWithChart, compareWithWords, findRow, listComparedGirths } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from '../catalog/catalog.store';
import type { UserRecord } from '../users/user-record';
import type { CheckedSize } from './size-charts.dto';
import { SizeChartsRepository, type SizeChartRecord } from './size-charts.repository';

const FOR_MEN = /(?<![\p{L}])(?:men(?:['’]?s)?|herren|homme|uomo|hombre)(?![\p{L}])/iu;
const HIDDEN = 'Your numbers are hidden, so sizes are not compared. Preferences show them again.';
const UNKNOWN = 'We do not know how this shop’s sizes measure. Paste its size chart, and we compare.';
const LABEL_REGION = /^(US|UK|EU)(?=\s?\d)/u;

/** Compares the size and the girths in a garment's words with the user's own. */
@Injectable()
export class SizeFitsService {
  constructor(
    private readonly charts: SizeChartsRepository,
    private readonly catalog: CatalogStore,
  ) {}

  /**
   * Measurements in the words come first, then the user's own charts, the shop's, and a standard. Undefined if the
   * words name neither size nor girth, or the garment has no such sizes.
   * @param chartId one of the user's own charts, whatever the words say
   */
  async find(
    user: UserRecord,
    words: string,
    category: Category,
    chartId?: string,
  ): Promise<CheckedSize | undefined> {
    const { measurements, preferences, unitPreference: unit } = user;
    if (!measurements || listComparedGirths(category).length === 0) return undefined;
    const { size, girths } = readSizeWords(words);
    if (size === null && Object.keys(girths).length === 0) return undefined;
    const nothing = { size: size ?? '', level: null, better: null, from: null };
    // A size that fits tells a girth.
    if (preferences.hideNumbers) return { ...nothing, sentence: HIDDEN };
    const byWords = compareWithWords(girths, size, category, measurements, unit);
    if (byWords) return { ...byWords, from: 'words' };
    if (size === null) return undefined;
    const own = await this.charts.list(user.id);
    const chosen = own.find(({ id }) => id === chartId) ?? own.find(({ name }) => isNamedIn(words, [name]));
    if (chosen) return compareOwn(chosen) ?? { ...nothing, sentence: UNKNOWN };
    for (const chart of this.listPublic(user, words, size, category)) {
      const row = findRow(chart.rows, size);
      const fit = row && compareWithChart(chart.rows, row, category, measurements, unit, describe(chart));
      const { source, date } = chart;
      if (fit) return { ...fit, from: chart.isStandard ? 'standard' : 'shop', source, date };
    }
    return { ...nothing, sentence: UNKNOWN };

    function compareOwn({ name, rows }: SizeChartRecord): CheckedSize | null {
      const row = findRow(rows, size!);
      const fit =
        row && compareWithChart(rows, row, category, measurements!, unit, `of your chart “${name}”`);
      return fit && { ...fit, from: 'own' };
    }
  }

  private listPublic(
    { preferences }: UserRecord,
    words: string,
    size: string,
    category: Category,
  ): PublicSizeChart[] {
    const wearer = FOR_MEN.test(words) || preferences.presentation === 'mens' ? 'men' : 'women';
    const region = LABEL_REGION.exec(size)?.[1] ?? preferences.sizes?.region;
    return this.catalog
      .getCurrent()
      .catalog.sizeCharts.filter((chart) => chart.for === wearer)
      .filter(({ categories }) => categories.length === 0 || categories.includes(category))
      .filter(({ isStandard, region: own, name, aliases }) =>
        isStandard ? own === region && /\d/u.test(size) : isNamedIn(words, [name, ...aliases]),
      )
      .sort((a, b) => Number(a.isStandard) - Number(b.isStandard));
  }
}

function describe({ name, isStandard, region }: PublicSizeChart): string {
  return isStandard
    ? `by the ${region ?? ''} standard ${name}, which shops follow loosely`
    : `by ${name}’s chart`;
}

function isNamedIn(words: string, names: readonly string[]): boolean {
  const plain = toPlain(words);
  return names.some((name) => plain.includes(toPlain(name)));
}

/** Padded, so that a name is found as whole words only. */
function toPlain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/['’]s\b/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
