import type { PlateName } from '../../content/plates/plates';
import type { ArticleSummary } from '../../content/article';

interface ArticlePlate {
  plate: PlateName;
  /** What it shows, for people who do not see it. */
  alt: string;
}

/** The drawing of each article, by its slug. */
const PLATES: Readonly<Record<string, ArticlePlate>> = {
  'a-letter-and-a-digit': {
    plate: 'five-types',
    alt: 'Five figures from A to E, each with the lines that its type is read from',
  },
  'the-long-torso-majority': {
    plate: 'long-and-short-torso',
    alt: 'Two figures of the same height, one with a long torso and one with long legs, both parts marked',
  },
  'every-edge-is-a-ruler': {
    plate: 'skirts',
    alt: 'Four skirts, their hems above the knee, at the knee, at mid-calf and at the ankle',
  },
  'stripes-acquitted': { plate: 'breton', alt: 'A boat-necked top with narrow horizontal stripes' },
  'never-in-half': {
    plate: 'columns',
    alt: 'Two outfits, one in a single dark color, one in three tones of camel that darken downwards',
  },
  'a-neckline-with-reasons': {
    plate: 'necklines',
    alt: 'Three sweaters: one with a V-neck, one with a boat neck, one with a scooped neck',
  },
  'the-short-middle': {
    plate: 'short-middle',
    alt: 'A figure whose stretch from chest to knee is short, with that part marked',
  },
  'a-calm-hour-with-the-tape': { plate: 'measured-waist', alt: 'A figure with a tape around the waist' },
  'what-avoid-means': { plate: 'three-figures', alt: 'Three figures of different shapes, side by side' },
  'buy-by-the-inch': { plate: 'shirt-and-jeans', alt: 'A white shirt and straight jeans, laid flat' },
  'a-tailors-answer-to-almost': { plate: 'coat-and-dress', alt: 'A trench coat and a shirt dress' },
  'take-a-trend-apart': { plate: 'jacket-and-trousers', alt: 'A green blazer and wide brown trousers' },
};

export function plateOf({ slug }: ArticleSummary): ArticlePlate {
  const plate = PLATES[slug];
  if (!plate) throw new RangeError(`The article "${slug}" has no drawing.`);
  return plate;
}
