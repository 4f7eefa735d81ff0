import { chooseSizes } from '@figura/classifier';
import {
  listLifeContexts,
  MAX_COUNTED_PRODUCTS,
  MAX_SAMPLE_PRODUCTS,
  OWN_SIZE,
  PRODUCTS_PAGE,
} from '@figura/contracts';
import { isAllowed, buildLimitsKey } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { BodyTypeService } from '../body-type/body-type.service';
import { encodeCursor, decodeCursor, StaleCursorError } from '../platform/http/requests/cursor';
import { NotFoundError } from '../platform/errors/domain-error';
import { Clock } from '../platform/clock/clock';
import { SizeFitsService } from '../garments/size-charts/size-fits.service';
import { UsersService } from '../users/users.service';
import { ProductsStore, type Products } from './index/products.store';
import type { ShopProducts } from './index/shop-products';
import {
  countInOtherSizes,
  countPasses,
  FIRST,
  readPage,
  type PagePosition,
  type ProductQuestion,
} from './search/product-page';
import { ProductRankingService, type ProductRanking } from './search/product-ranking.service';
import { compareBySize } from './search/size-order';
import { parseProductId } from './product-id';
import { ProductsPresenter, type NamedGarment, type OfferedGarment } from './products.presenter';
import {
  PRODUCT_CRITERIA,
  type Loosened,
  type Product,
  type ProductChoicesResponse,
  type ProductSamplesResponse,
  type ProductSizeFits,
  type ProductsQuery,
  type ProductsResponse,
} from './products.dto';

const POSITION = /^[0-9a-f]{16}\.[0-3](?:\.\d{1,9}){3}$/;
const STAMP_DIGITS = 16;
const MAX_BRANDS = 500;
const MAX_SIZES = 300;
/** Every pair needs another search, so pairs are tried only up to this many criteria. */
const MAX_PAIRED = 5;
const MAX_WAYS = 6;

@Injectable()
export class ProductsService {
  constructor(
    private readonly users: UsersService,
    private readonly bodyTypes: BodyTypeService,
    private readonly store: ProductsStore,
    private readonly rankings: ProductRankingService,
    private readonly presenter: ProductsPresenter,
    private readonly fits: SizeFitsService,
    private readonly clock: Clock,
  ) {}

  getChoices(): ProductChoicesResponse {
    const { shops } = this.store.getCurrent();
    const listDistinct = (names: readonly string[]) => [...new Set(names)].filter(Boolean).sort();
    return {
      shops: listDistinct(shops.map(({ shop }) => shop.name)),
      brands: listDistinct(shops.flatMap(({ brands }) => brands.slice(0, MAX_BRANDS))).slice(0, MAX_BRANDS),
      sizes: [...new Set(shops.flatMap(({ sizes }) => sizes.names))].sort(compareBySize).slice(0, MAX_SIZES),
      currencies: listDistinct(shops.flatMap(({ currencies }) => currencies)),
    };
  }

  async find(id: string): Promise<NamedGarment | null> {
    const place = this.placeOfProduct(id);
    return place && this.presenter.findGarment(...place);
  }

  async findOffered(id: string): Promise<OfferedGarment | null> {
    const place = this.placeOfProduct(id);
    return place && this.presenter.findOffered(...place);
  }

  async findSizeFits(userId: string, id: string): Promise<ProductSizeFits> {
    const place = this.placeOfProduct(id);
    const product = place && (await this.presenter.findSized(...place));
    if (!product) throw new NotFoundError();
    const { garment, title, brand, shop, sizes } = product;
    const user = await this.users.findCurrent(userId);
    const words = [brand, shop, title].join(', ');
    return {
      name: brand || shop,
      fits: await this.fits.findAll(user, words, garment.category, sizes),
    };
  }

  findShop(id: string): string | null {
    const [products] = this.placeOfProduct(id) ?? [];
    return products?.shop._id ?? null;
  }

  /**
   * Best first; products in stock only in other sizes last.
   * @throws NotMeasuredError without a body type
   * @throws StaleCursorError when products, profile or criteria changed
   */
  async list(
    userId: string,
    { cursor, limit = PRODUCTS_PAGE, ...criteria }: ProductsQuery,
  ): Promise<ProductsResponse> {
    const user = await this.users.findCurrent(userId);
    const { advised: features } = this.bodyTypes.getProfile(user);
    const products = this.store.getCurrent();
    const ranking = await this.rankings.getRanking(products, features);
    const { preferences: limits } = user;
    const contexts = listLifeContexts(limits.lifeStates, this.clock.now());
    const isOwnSize = criteria.size === OWN_SIZE;
    const ownSizes = isOwnSize || criteria.size === undefined ? chooseSizes(user) : null;
    const stamp = getStamp(
      `${ranking.key} ${buildLimitsKey(limits)} ${contexts.join()} ${limits.presentation} ${JSON.stringify(ownSizes)}`,
      criteria,
    );
    const question = { criteria, limits, contexts, ownSizes };
    const from = cursor === undefined ? FIRST : parseCursor(cursor, stamp, countPasses(question));
    const { found, next } = await readPage(products, ranking, question, from, limit);
    const items = await this.presenter.presentPage(products, ranking, found, features);
    return {
      // A title may name something the user never wears even if its garment does not.
      items: items.filter(({ garment, id, title: name }) => isAllowed({ ...garment, id, name }, limits)),
      next: next && encodeCursor([stamp, next.pass, next.garment, next.product, next.taken].join('.')),
      ...(isOwnSize &&
        ownSizes &&
        cursor === undefined && { inOtherSizes: await countInOtherSizes(products, ranking, question) }),
      ...(found.length === 0 &&
        cursor === undefined && { loosened: await loosen(products, ranking, question) }),
    };
  }

  /** @throws NotMeasuredError without a body type */
  async findSamples(userId: string): Promise<ProductSamplesResponse> {
    const { items } = await this.list(userId, {});
    const best = new Map<string, Product>();
    for (const product of items) {
      const { category } = product.garment;
      if (product.score > 0 && !best.has(category)) best.set(category, product);
    }
    return { items: [...best.values()].slice(0, MAX_SAMPLE_PRODUCTS) };
  }

  private placeOfProduct(id: string): [products: ShopProducts, row: number] | null {
    const number = parseProductId(id);
    if (number === null) return null;
    for (const products of this.store.getCurrent().shops) {
      const row = products.rows.find(number);
      if (row >= 0) return [products, row];
    }
    return null;
  }
}

/** Suggests dropping one criterion, or two if one is not enough; the most productive first. */
async function loosen(
  products: Products,
  ranking: ProductRanking,
  { criteria, ...rest }: ProductQuestion,
): Promise<Loosened[]> {
  const asked = PRODUCT_CRITERIA.filter((name) => criteria[name] !== undefined);
  const pairs = asked
    .slice(0, MAX_PAIRED)
    .flatMap((without, index) => asked.slice(index + 1, MAX_PAIRED).map((and) => ({ without, and })));
  for (const ways of [asked.map((without): Omit<Loosened, 'found'> => ({ without })), pairs]) {
    const loosened: Loosened[] = [];
    for (const way of ways) {
      const left = Object.entries(criteria).filter(([name]) => name !== way.without && name !== way.and);
      const wider = { criteria: Object.fromEntries(left), ...rest };
      const { found } = await readPage(products, ranking, wider, FIRST, MAX_COUNTED_PRODUCTS);
      if (found.length > 0) loosened.push({ ...way, found: found.length });
    }
    if (loosened.length > 0) return loosened.sort((a, b) => b.found - a.found).slice(0, MAX_WAYS);
  }
  return [];
}

function getStamp(ranking: string, criteria: object): string {
  const sorted = Object.entries(criteria)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([ranking, sorted]))
    .digest('hex')
    .slice(0, STAMP_DIGITS);
}

function parseCursor(cursor: string, stamp: string, passes: number): PagePosition {
  const [own, pass, garment, product, taken] = decodeCursor(cursor, POSITION).split('.');
  if (own !== stamp || Number(pass) >= passes) throw new StaleCursorError();
  return { pass: Number(pass), garment: Number(garment), product: Number(product), taken: Number(taken) };
}
