import type { CatalogFeature, CatalogItem, CatalogRecommendation } from '@figura/catalog';
import {
  CLOTHING_CATEGORIES,
  type Category,
  MAX_REPRESENTATIVE_PICTURES,
  nameType,
  type Presentation,
} from '@figura/contracts';
import type { Language } from '@figura/messages';
import { nameFeature, nameItem, nameValue, sayInGuide, tellEffect, type Unsaid } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from './catalog.store';
import { toGarment } from './item-garment';
import { PicturesService } from './pictures.service';
import { sortAsPictures } from './sort-as-pictures';
import { listShopSearches } from './shop-searches';
import type {
  BodyPartDetail,
  FashionItem,
  ItemPicture,
  ListedLook,
  LookItem,
  Recommendation,
} from './catalog.dto';

const DRAWN_ON_USERS: readonly Category[] = [...CLOTHING_CATEGORIES, 'Styling'];

@Injectable()
export class CatalogPresenter {
  constructor(
    private readonly store: CatalogStore,
    private readonly pictures: PicturesService,
  ) {}

  toPicture(item: CatalogItem): ItemPicture {
    const name = nameItem(item);
    return { _id: item.id, imageUrl: this.pictures.getItemUrl(item), imageName: name, displayName: name };
  }

  toListedLook(item: CatalogItem): ListedLook {
    return DRAWN_ON_USERS.includes(item.category) ? this.look(item) : this.toPicture(item);
  }

  look(item: CatalogItem): LookItem {
    return { ...this.toPicture(item), garment: toGarment(item) };
  }

  toFashionItem(item: CatalogItem, searchWords: string[], language: Language): FashionItem {
    const { itemTypes, shops } = this.store.getCurrent().catalog;
    const type = itemTypes.find(({ slug }) => slug === item.type);
    const searches = listShopSearches(shops, searchWords, language);
    const url = searches[0]?.url ?? '';
    return {
      ...this.look(item),
      category: item.category,
      productName: nameItem(item),
      clothingDisplayName: type ? nameType(type.slug, type.displayName) : item.category,
      brand: item.brand,
      fullURL: url,
      url,
      searchWords,
      searches,
    };
  }

  /** Prefers a look that `others` do not have. */
  toBodyPart(
    feature: CatalogFeature,
    presentation: Presentation,
    unsaid: Unsaid | undefined,
    others: readonly BodyPartDetail[] = [],
  ): BodyPartDetail {
    const looks = this.store.getCurrent().looksFor(feature.key, presentation);
    const taken = new Set(others.map(({ look }) => look?._id));
    const look = looks.find(({ id }) => !taken.has(id)) ?? looks[0];
    const isMens = presentation === 'mens';
    return {
      displayName: nameFeature(feature),
      bodyPartDetailSubHeading: sayInGuide(feature, 'subHeading', isMens, unsaid),
      description: sayInGuide(feature, 'description', isMens, unsaid),
      imageUrl: this.pictures.getGuideUrl(feature),
      ...(look && { look: this.look(look) }),
    };
  }

  toRecommendation(entry: CatalogRecommendation, presentation: Presentation): Recommendation {
    const known = this.store.getCurrent().itemsWith(`${entry.attribute}:${entry.value}`, presentation);
    const items = sortAsPictures(known, entry);
    return {
      _id: entry.id,
      clothingAttribute: entry.attribute,
      clothingDisplayName: nameValue(`${entry.attribute}:${entry.value}`, entry.displayName),
      effectDescription: tellEffect(entry.feature, entry.attribute, entry.value, entry.effect),
      rating: entry.rating,
      evidence: entry.evidence,
      ...(entry.study !== undefined && { study: entry.study }),
      representativeItems: items.slice(0, MAX_REPRESENTATIVE_PICTURES).map((item) => this.toListedLook(item)),
    };
  }
}
