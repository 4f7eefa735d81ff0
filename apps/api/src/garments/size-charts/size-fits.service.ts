import {
  CATEGORY_GIRTHS,
  findCurrentLifeStates,
  hasLifeState,
  type Category,
  type PublicSizeChart,
  type SizeRegion,
  type SizeRow,
} from '@figura/contracts';
import { readSizeWords } from '@figura/garments';
import type { Message } from '@figura/messages';
import { compareWithChart, compareWithWords, findRow, type SizedBody } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { CatalogStore } from '../../catalog/catalog.store';
import type { UserRecord } from '../../users/user-record';
import { fits as t } from './messages.en';
import type { CheckedSize } from './size-charts.dto';
import { SizeChartsRepository, type SizeChartRecord } from './size-charts.repository';

const FOR_MEN = /(?<![\p{L}])(?:men(?:['’]?s)?|herren|homme|uomo|hombre)(?![\p{L}])/iu;
const LABEL_REGION = /^(US|UK|EU)(?=\s?\d)/u;

interface Sized {
  readonly user: UserRecord & { readonly measurements: object };
  readonly words: string;
  readonly category: Category;
  /** Region of sizes without one; null skips the standard chart. */
  readonly region: SizeRegion | null;
}

@Injectable()
export class SizeFitsService {
  constructor(
    private readonly charts: SizeChartsRepository,
    private readonly catalog: CatalogStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Measurements in the words come first, then the user's own charts, the shop's, and a standard. Undefined without size or girth in the
   * words, or sizes for the garment.
   * @param chartId overrides the words
   */
  async find(
    user: UserRecord,
    words: string,
    category: Category,
    chartId?: string,
  ): Promise<CheckedSize | undefined> {
    if (!canCompare(user, category)) return undefined;
    const { size, girths } = readSizeWords(words);
    const byWords = compareWithWords(girths, size, category, this.getBody(user));
    if (byWords) return { ...byWords, from: 'words' };
    if (size === null) return undefined;
    const own = await this.findOwn(user, words, chartId);
    const region = user.preferences.sizes?.region ?? null;
    return this.compare({ user, words, category, region }, size, own);
  }

  /**
   * By size, as the shop names it. Empty if the garment has no such sizes.
   * @param words the brand, the shop, and its title
   */
  async findAll(
    user: UserRecord,
    words: string,
    category: Category,
    sizes: readonly string[],
  ): Promise<CheckedSize[]> {
    if (!canCompare(user, category)) return [];
    const own = await this.findOwn(user, words);
    return sizes.map((size) => ({
      ...this.compare({ user, words, category, region: null }, size, own),
      size,
    }));
  }

  private async findOwn(
    { id }: UserRecord,
    words: string,
    chartId?: string,
  ): Promise<SizeChartRecord | null> {
    const own = await this.charts.list(id);
    return (
      own.find((chart) => chart.id === chartId) ?? own.find(({ name }) => isNamedIn(words, [name])) ?? null
    );
  }

  private compare(sized: Sized, size: string, own: SizeChartRecord | null): CheckedSize {
    const { user, category } = sized;
    const body = this.getBody(user);
    const nothing = { size, level: null, better: null, from: null };
    const compareIn = (rows: readonly SizeRow[], name: Message) => {
      const row = findRow(rows, size);
      return row && compareWithChart(rows, row, category, body, name);
    };
    if (own) {
      const fit = compareIn(own.rows, t('ofYourChart', { name: own.name }));
      if (fit) return { ...fit, from: 'own' };
      return { ...nothing, sentence: t('notInYourChart', { name: own.name, size }) };
    }
    for (const chart of this.listPublic(sized, size)) {
      const fit = compareIn(chart.rows, describe(chart));
      const { source, date } = chart;
      if (fit) return { ...fit, from: chart.isStandard ? 'standard' : 'shop', source, date };
    }
    return { ...nothing, sentence: t('unknown') };
  }

  private getBody({ measurements, preferences, unitPreference }: Sized['user']): SizedBody {
    const states = findCurrentLifeStates(preferences.lifeStates, this.clock.now());
    return {
      tape: measurements,
      unit: preferences.hideNumbers ? null : unitPreference,
      isPregnant: hasLifeState(states, 'pregnant'),
    };
  }

  private listPublic({ user, words, category, region: usual }: Sized, size: string): PublicSizeChart[] {
    const { presentation, sizes } = user.preferences;
    const wearer =
      FOR_MEN.test(words) || presentation === 'mens' || (presentation === 'any' && sizes?.for === 'men')
        ? 'men'
        : 'women';
    const region = LABEL_REGION.exec(size)?.[1] ?? usual;
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

function canCompare(user: UserRecord, category: Category): user is Sized['user'] {
  return user.measurements !== null && category in CATEGORY_GIRTHS;
}

function describe({ name, isStandard, region }: PublicSizeChart): Message {
  return isStandard ? t('byStandard', { region: region ?? '', name }) : t('ofTheShop', { name });
}

function isNamedIn(words: string, names: readonly string[]): boolean {
  const plain = toPlain(words);
  return names.some((name) => plain.includes(toPlain(name)));
}

function toPlain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/['’]s\b/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
