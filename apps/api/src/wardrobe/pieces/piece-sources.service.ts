import { Injectable } from '@nestjs/common';
import { MAX_PIECE_NAME } from '@figura/contracts';
import { translate, type Language } from '@figura/messages';
import { nameItem } from '@figura/styling';
import { toGarment } from '../../catalog/item-garment';
import { CatalogStore } from '../../catalog/catalog.store';
import { readQuestion } from '../../garments/read-question';
import { RecentChecksService } from '../../garments/recent/recent-checks.service';
import type { NamedGarment } from '../../products/products.presenter';
import { ProductsService } from '../../products/products.service';
import { ValidationError } from '../../platform/errors/domain-error';
import { CheckExpiredError, SourceNotFoundError } from '../wardrobe.errors';
import { formatName } from './piece-words';
import type { AddPieceDto } from '../wardrobe.dto';
import { translator } from '../../platform/errors/translator';
import messages from '../messages.en';

const t = translator(messages.pieces);

const SOURCES = ['text', 'garment', 'itemId', 'productId', 'checkId'] as const;

@Injectable()
export class PieceSourcesService {
  constructor(
    private readonly store: CatalogStore,
    private readonly products: ProductsService,
    private readonly recentChecks: RecentChecksService,
  ) {}

  /** Throws ValidationError unless exactly one source is given. A check is kept for half an hour. */
  async find(userId: string, piece: AddPieceDto, language: Language): Promise<NamedGarment> {
    const { catalog, items } = this.store.getCurrent();
    const named = SOURCES.filter((source) => piece[source] !== undefined);
    const { text, garment, itemId, productId, checkId } = piece;
    if (named.length !== 1 && !(named.length === 2 && garment && checkId !== undefined))
      throw new ValidationError([t('oneSource')]);
    if (productId !== undefined) {
      const product = await this.products.find(productId);
      if (!product) throw new SourceNotFoundError('product');
      return { ...product, name: product.name.slice(0, MAX_PIECE_NAME) };
    }
    if (itemId !== undefined) {
      const item = items.get(itemId);
      if (!item) throw new SourceNotFoundError('item');
      return { garment: toGarment(item), name: translate(nameItem(item), language) };
    }
    if (text === undefined && !garment) {
      const checked = await this.recentChecks.find(userId, checkId!);
      if (!checked) throw new CheckExpiredError();
      return { garment: checked, name: formatName(checked, language) };
    }
    const read = readQuestion({ ...(text !== undefined && { text }), ...(garment && { garment }) }, catalog);
    return { garment: read.garment, name: formatName(read.garment, language, text) };
  }
}
