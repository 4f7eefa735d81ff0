import { toBits } from '@figura/catalog';
import { CUTS, type Cut } from '@figura/contracts';
import type { GarmentColor } from '@figura/garments';
import { ValidationError } from '../../platform/errors/domain-error';
import { getOrAddEntry, GarmentNumbers } from './garment-numbers';
import type { ProductsRepository } from './products.repository';
import { SEGMENT_PRODUCTS, TEXT_PRODUCTS } from './product-parts.schema';
import { createSegment, type NamedGarment, type ProductText, type Segment } from './segment';

export interface StoredProduct {
  readonly number: number;
  readonly hash: number;
  readonly group: number;
  readonly garment: NamedGarment;
  readonly colors: readonly GarmentColor[];
  readonly brand: string;
  readonly currency: string;
  readonly cents: number;
  /** 0 for none. */
  readonly saleCents: number;
  readonly sizes: readonly string[];
  readonly cuts: readonly Cut[];
  readonly text: ProductText;
}

/** Dictionary indexes have 16 bits, those of currencies 8. */
const MAX_ENTRIES = 65_536;
const MAX_CURRENCIES = 256;

export class VersionWriter {
  segments = 0;
  products = 0;
  private segment: Segment = createSegment();
  private texts: ProductText[] = [];
  private textParts = 0;
  private readonly garments = new Map<string, number>();
  private readonly garmentNumbers = new GarmentNumbers({
    addType: (type) => this.segment.newTypes.push(type),
    addValue: (value) => this.segment.newValues.push(value),
  });
  private readonly colors = new Map<string, number>();
  private readonly brands = new Map<string, number>();
  private readonly currencies = new Map<string, number>();
  private readonly sizes = new Map<string, number>();
  private readonly sizeSets = new Map<string, number>([['', 0]]);

  /** @param afterPart keeps the import alive after each segment */
  constructor(
    private readonly repository: Pick<ProductsRepository, 'addSegment' | 'addTexts'>,
    private readonly version: string,
    private readonly afterPart: () => Promise<void>,
  ) {}

  async add(product: StoredProduct): Promise<void> {
    const { segment } = this;
    segment.ids.push(product.number);
    segment.hashes.push(product.hash);
    segment.groups.push(product.group);
    const garment = this.garmentNumbers.toStoredGarment(product.garment);
    segment.garments.push(
      getOrAddEntry(this.garments, garment.join(), () => segment.newGarments.push(garment)),
    );
    segment.colors.push(
      getOrAddLimitedEntry(this.colors, JSON.stringify(product.colors), 'colors', () =>
        segment.newColors.push(product.colors),
      ),
    );
    segment.brands.push(
      getOrAddLimitedEntry(this.brands, product.brand, 'brands', () => segment.newBrands.push(product.brand)),
    );
    segment.currencies.push(
      getOrAddLimitedEntry(
        this.currencies,
        product.currency,
        'currencies',
        () => segment.newCurrencies.push(product.currency),
        MAX_CURRENCIES,
      ),
    );
    segment.prices.push(product.cents);
    segment.salePrices.push(product.saleCents);
    segment.sizes.push(this.addSizeSet(product.sizes));
    segment.cuts.push(toBits(CUTS, product.cuts));
    this.texts.push(product.text);
    this.products += 1;
    if (this.texts.length === TEXT_PRODUCTS) await this.flushTexts();
    if (segment.ids.length === SEGMENT_PRODUCTS) await this.flushSegment();
  }

  /** Unknown (0) when there are more sets than index numbers. */
  private addSizeSet(sizes: readonly string[]): number {
    const { newSizes, newSizeSets } = this.segment;
    if (this.sizes.size + sizes.length > MAX_ENTRIES) return 0;
    const numbers = sizes
      .map((size) => getOrAddEntry(this.sizes, size, () => newSizes.push(size)))
      .sort((a, b) => a - b);
    const key = numbers.join();
    if (this.sizeSets.size === MAX_ENTRIES && !this.sizeSets.has(key)) return 0;
    return getOrAddEntry(this.sizeSets, key, () => newSizeSets.push(numbers));
  }

  async finish(): Promise<void> {
    if (this.texts.length > 0) await this.flushTexts();
    if (this.segment.ids.length > 0) await this.flushSegment();
  }

  private async flushTexts(): Promise<void> {
    const texts = this.texts;
    this.texts = [];
    await this.repository.addTexts(this.version, this.textParts++, texts);
  }

  private async flushSegment(): Promise<void> {
    const { segment } = this;
    this.segment = createSegment();
    await this.repository.addSegment(this.version, this.segments++, segment);
    await this.afterPart();
  }
}

function getOrAddLimitedEntry(
  entries: Map<string, number>,
  key: string,
  name: string,
  add: () => void,
  most = MAX_ENTRIES,
): number {
  const number = getOrAddEntry(entries, key, add);
  if (number >= most) throw new ValidationError([`The feed has more than ${most} ${name}.`]);
  return number;
}
