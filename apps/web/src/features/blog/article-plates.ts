import type { PlateName } from '../../content/plates/plates';
import type { ArticleSummary } from '../../content/article';
import { articlePlates as t } from './messages.en';

interface ArticlePlate {
  plate: PlateName;
  alt: string;
}

const PLATES: Readonly<Record<string, ArticlePlate>> = {
  'a-letter-and-a-digit': { plate: 'five-types', alt: t('fiveFigures') },
  'the-long-torso-majority': { plate: 'long-and-short-torso', alt: t('longTorsoAndLegs') },
  'every-edge-is-a-ruler': { plate: 'skirts', alt: t('fourSkirts') },
  'stripes-acquitted': { plate: 'breton', alt: t('breton') },
  'never-in-half': { plate: 'columns', alt: t('twoOutfits') },
  'a-neckline-with-reasons': { plate: 'necklines', alt: t('threeSweaters') },
  'the-short-middle': { plate: 'short-middle', alt: t('shortMiddle') },
  'a-calm-hour-with-the-tape': { plate: 'measured-waist', alt: t('measuredWaist') },
  'what-avoid-means': { plate: 'three-figures', alt: t('threeFigures') },
  'buy-by-the-inch': { plate: 'shirt-and-jeans', alt: t('shirtAndJeans') },
  'a-tailors-answer-to-almost': { plate: 'coat-and-dress', alt: t('coatAndDress') },
  'take-a-trend-apart': { plate: 'jacket-and-trousers', alt: t('jacketAndTrousers') },
};

export function getPlate({ slug }: ArticleSummary): ArticlePlate {
  const plate = PLATES[slug];
  if (!plate) throw new RangeError(`The article "${slug}" has no drawing.`);
  return plate;
}
