import type { CatalogFeature, CatalogItem, CatalogRecommendation } from '@figura/catalog';
import { CLOTHING_CATEGORIES, MAX_REPRESENTATIVE_PICTURES } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from './catalog.store';
import { getGarment } from './item-garment';
import { PicturesService } from './pictures.service';
import { listShopSearches } from './shop-searches';
import type {
  BodyPartDetail,
  FashionItem,
  ItemPicture,
  ListedLook,
  LookItem,
  Recommendation,
} from './catalog.dto';

@Injectable()
export class CatalogPresenter {
  constructor(
    private readonly store: CatalogStore,
    private readonly pictures: PicturesService,
  ) {}

  picture(item: CatalogItem): ItemPicture {
    const { id, name } = item;
    return { _id: id, imageUrl: this.pictures.urlOfItem(item), imageName: name, displayName: name };
  }

  listed(item: CatalogItem): ListedLook {
    return CLOTHING_CATEGORIES.includes(item.category) ? this.look(item) : this.picture(item);
  }

  look(item: CatalogItem): LookItem {
    return { ...this.picture(item), garment: getGarment(item) };
  }

  item(item: CatalogItem, searchWords: string[]): FashionItem {
    const { itemTypes, shops } = this.store.current().catalog;
    const type = itemTypes.find(({ slug }) => slug === item.type);
    const searches = listShopSearches(shops, searchWords);
    const url = searches[0]?.url ?? '';
    return {
      ...this.look(item),
      category: item.category,
      productName: item.name,
      clothingDisplayName: type?.displayName ?? item.category,
      brand: item.brand,
      fullURL: url,
      url,
      searchWords,
      searches,
    };
  }

  bodyPart(feature: CatalogFeature): BodyPartDetail {
    const look = this.store.current().lookFor(feature.key);
    return {
      displayName: feature.displayName,
      bodyPartDetailSubHeading: feature.subHeading,
      description: feature.description,
      imageUrl: this.pictures.urlOfGuide(feature),
      ...(look && { look: this.look(look) }),
    };
  }

  recommendation(entry: CatalogRecommendation): Recommendation {
    const items = this.store.current().itemsWith.get(`${entry.attribute}:${entry.value}`) ?? [];
    return {
      _id: entry.id,
      clothingAttribute: entry.attribute,
      clothingDisplayName: entry.displayName,
      effectDescription: entry.effect,
      rating: entry.rating,
      evidence: entry.evidence,
      ...(entry.study !== undefined && { study: entry.study }),
      representativeItems: items.slice(0, MAX_REPRESENTATIVE_PICTURES).map((item) => this.listed(item)),
    };
  }
}
