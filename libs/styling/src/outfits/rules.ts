import type { Occasion, OutfitSlot, Season } from '@figura/contracts';

/**
 * How clothes go together, as numbers with their sources. Everything that an outfit is judged by stands here; what is
 * ours alone is called a craft rule.
 */
export const OUTFIT_RULES = {
  /** How much the two halves of a score count: how each piece suits the user, and how the pieces go together. */
  share: { suits: 0.5, together: 0.5 },

  /** How much a piece of a slot counts: about its share of what is seen. Craft. */
  area: { 'one-piece': 2, top: 1, bottom: 1, layer: 1, shoes: 0.5, accessory: 0.25 } satisfies Record<
    OutfitSlot,
    number
  >,

  /** How much each rule counts for two pieces that go together. */
  weights: { color: 1, formality: 1, pattern: 0.5, volume: 0.75, proportion: 0.75 },

  /**
   * Colors, in OKLab and OKLCH. Moderate likeness wins: coordination is an inverted U (Gray and others 2014,
   * doi:10.1371/journal.pone.0102772). Preference rises with likeness of hue (Schloss and Palmer 2011). Pairs that are
   * really worn share a color in 22% against 9% of random ones, and differ in lightness by 0.25 against 0.30. Warm
   * against cool and much color are no fault: both are commoner in outfits that were liked.
   */
  color: {
    /** Below this chroma a color is a neutral: it goes with every hue. */
    neutralChroma: 0.04,
    /** Nearer than this two colors are the same to the eye. */
    same: 0.08,
    /** Likeness of lightness counts fully at this gap, and by the bell of this width around it. */
    lightness: { center: 0.05, width: 0.3 },
    /** What two hues are worth that lie at most so many degrees apart. */
    hues: [
      { upTo: 40, worth: 1 },
      { upTo: 100, worth: 0.6 },
      { upTo: 180, worth: 0.4 },
    ],
    neutral: 0.8,
    /** Two chromatic colors that are nearly one: matched beyond what is liked. */
    matched: 0.7,
    weights: { lightness: 0.3, hue: 0.4, shared: 0.3 },
  },

  /**
   * Formality in steps of the ladder of dress codes: pieces of one outfit lie at most one apart, shoes and accessories a
   * half step more. Craft.
   */
  formality: { near: 1, far: 3, lenient: 0.5 },

  /** Patterns by scale: one with plain pieces, or two that share a color and differ in scale. Craft. */
  pattern: { plain: 0.7, one: 0.9, mixed: 0.7, clashing: 0.2 },
  /**
   * What is left of all that speaks for two pieces that are not worn together: their patterns clash, two statements being too
   * many, or they are among {@link OUTFIT_RULES.apart}. Craft.
   */
  clash: 0.6,
  /** Nobody wears the one with the others, by types. Craft. */
  apart: {
    gown: [
      'boot',
      'ankle-boot',
      'knee-boot',
      'rain-boot',
      'hiking-boot',
      'sneaker',
      'running-shoe',
      'loafer',
      'oxford',
    ],
  },

  /** One loose piece with one close one. Craft. */
  volume: { balanced: 1, even: 0.7, bothClose: 0.55, bothLoose: 0.3 },

  /** Where the upper piece ends above the lower one. Craft; the inches are the user's own. */
  proportion: { shortOverHigh: 1, longOverSlim: 0.85, even: 0.65, longOverWide: 0.3, shortOverLow: 0.35 },

  /**
   * Warmth of everything together, in clo: seasons stand for a temperature, and what a temperature needs is from the
   * balance of heat of a person who strolls (2 met), ISO 7730, less the layer of air.
   */
  warmth: {
    needs: [
      { celsius: -5, clo: 1.8 },
      { celsius: 0, clo: 1.45 },
      { celsius: 5, clo: 1.15 },
      { celsius: 10, clo: 0.85 },
      { celsius: 15, clo: 0.6 },
      { celsius: 20, clo: 0.4 },
      { celsius: 26, clo: 0.25 },
      { celsius: 33, clo: 0.1 },
    ],
    seasons: { spring: 14, summer: 24, fall: 12, winter: 3 } satisfies Record<Season, number>,
    /** So far from the need nobody minds, in clo. */
    tolerance: 0.2,
    /** What each clo beyond that costs, at most {@link most}. */
    perClo: 0.3,
    most: 0.25,
    /** Underwear, in clo, which no list of pieces holds. */
    beneath: 0.06,
    /** Wind and rain take warmth away, in degrees. */
    wind: 4,
    rain: 2,
    /** Below this temperature an outfit has a layer. */
    layerBelow: 18,
  },

  /** From this temperature on it is hot. */
  hotFrom: 28,
  /** What rain, wind and heat do to pieces, by `attribute:value` or `type:slug`. Craft. */
  weather: {
    heat: {
      'fabric:linen': 0.2,
      'fabric:chiffon': 0.1,
      'fabric:denim': -0.2,
      'fabric:stretch-denim': -0.2,
      'fabric:firm-denim': -0.2,
      'fabric:wool-suiting': -0.2,
      'fabric:ponte': -0.1,
      'type:boot': -0.3,
      'type:ankle-boot': -0.3,
      'type:knee-boot': -0.4,
    },
    rain: {
      'type:rain-coat': 0.3,
      'type:trench-coat': 0.2,
      'type:parka': 0.2,
      'type:rain-boot': 0.3,
      'type:boot': 0.1,
      'type:ankle-boot': 0.1,
      'fabric:shell-cloth': 0.1,
      'fabric:suede': -0.4,
      'fabric:satin': -0.2,
      'type:sandal': -0.4,
      'type:flat-sandal': -0.4,
      'type:heeled-sandal': -0.4,
      'type:espadrille': -0.4,
      'type:ballet-flat': -0.2,
      'type:mule': -0.3,
      'type:slingback': -0.2,
      'type:pump': -0.1,
      'type:longline-cardigan': -0.4,
      'type:denim-jacket': -0.1,
      'fabric:velvet': -0.2,
      'length:floor': -0.2,
    },
    wind: {
      'type:windbreaker': 0.2,
      'type:full-skirt': -0.3,
      'length:mini': -0.2,
      'accessories:wide-brim-hat': -0.4,
      'style:open-jacket': -0.1,
    },
  } satisfies Record<string, Record<string, number>>,

  /** The middle of the formality that an occasion asks for: how near a piece comes once the occasion is relaxed. */
  occasions: {
    everyday: 2,
    work: 3,
    interview: 3.25,
    weekend: 1.5,
    evening: 4,
    celebration: 4,
    formal: 4.5,
    travel: 1.5,
    sport: 0,
  } satisfies Record<Occasion, number>,
  /** What each step away from it costs a piece, and how many steps away is too far even then. */
  offOccasion: 0.15,
  /** What a piece costs that is for other seasons, once the season is relaxed: what is in season comes before it. Craft. */
  offSeason: 0.15,
  farthest: 2,
  /**
   * However little there is, nobody does sport in what lies more steps from it than a T-shirt and sneakers, and sportswear
   * goes no farther than an ordinary day. Craft.
   */
  sport: { others: 1, elsewhere: 2 },

  /**
   * How far a piece that the user owns comes towards the best there could be, in how it suits: what is there is worn before
   * something is bought that suits a little better. With 0.4 an own piece at 0.75 is worth 0.85, about what the catalog's best
   * are. Craft.
   */
  own: 0.4,

  /**
   * For pieces that others put together, of whom nothing is known of the wearer: what each pair of them says is pooled, every
   * pair alike, by these weights. Set on every second of 80 outfits in words and tried on the others, which `outfits score`'s
   * own test repeats; colors as in {@link OUTFIT_RULES.color}.
   */
  together: {
    weights: {
      /** How near the nearest colors of the two come, by the bell of this width in OKLab. */
      echo: 1.2,
      /** Whether a color of the one is in the other. */
      shared: 1,
      lightness: 0.6,
      hue: 0.3,
      /** By the bell of {@link OUTFIT_RULES.together.formalityWidth}, a half step forgiven shoes and accessories. */
      formality: 1,
      occasions: 0.5,
      seasons: 0.5,
      pattern: 0.2,
      fabric: 0.2,
    },
    /** What each rule says of two pieces that were drawn by lot from 170 outfits in words, in the mean. */
    unknown: {
      echo: 0.17,
      shared: 0.14,
      lightness: 0.66,
      hue: 0.76,
      formality: 0.82,
      occasions: 0.61,
      seasons: 0.77,
      pattern: 0.72,
      fabric: 0.16,
    },
    echoWidth: 0.12,
    formalityWidth: 1.5,
    /** What a second piece costs where one is worn, and a place that nothing fills. */
    double: 0.15,
    missing: 0.1,
  },

  /** A pair below this does not go together; an outfit whose pairs all do works. */
  works: 0.5,
  /**
   * What an outfit loses that has all its pieces in common with one that was chosen before it, and how much two pieces have
   * in common: the same shoes count more than their area, since they are seen to be the same; another piece of the same type
   * is half the same, and so is a dress beside a dress. Craft.
   */
  alike: { cost: 0.4, shoes: 3, sameType: 0.5, bothDresses: 0.5 },
  /**
   * By so much the best outfit may be worth less so that clothes of the day before rest: twice what a skirt loses it that
   * goes a little less well with the rest than the trousers of the day before. Craft.
   */
  rest: 0.1,
  /** By less than this an accessory does nothing for an outfit. */
  accessory: 0.003,
  /** How far a seed shuffles: at most so much is added to a piece. */
  shuffle: 0.12,
} as const;

/** Types that are worn beneath, to bed, to swim or to one wedding alone: no part of an outfit that is asked for. */
export const UNSEEN_TYPES: ReadonlySet<string> = new Set([
  ...[
    'bra',
    'bralette',
    'sports-bra',
    'base-layer-top',
    'base-layer-bottom',
    'shapewear',
    'pajamas',
    'lounge-set',
    'nightgown',
  ],
  ...['robe', 'slipper', 'swimsuit', 'bikini-top', 'bikini-bottom', 'hosiery', 'socks', 'wedding-dress'],
]);

/** Colors of what is sold without one, as sRGB, by `attribute:value` or `type:slug`: denim is blue until it says otherwise. */
export const IMPLIED_COLORS: Readonly<Record<string, string>> = {
  'fabric:denim': '#4d6788',
  'fabric:stretch-denim': '#4d6788',
  'type:denim-jacket': '#4d6788',
  'type:jeans': '#4d6788',
  'color:skin-tone-shoe': '#d3bf9f',
};

/** Values that make a piece loose or close. */
export const VOLUMES: Readonly<Record<string, -1 | 1>> = {
  'fit:second-skin': -1,
  'fit:fitted-bodice': -1,
  'fit:fitted': -1,
  'fit:semi-fitted': -1,
  'fit:fitted-hip': -1,
  'fit:fitted-thigh': -1,
  'fit:boxy': 1,
  'fit:oversized': 1,
  'fit:loose': 1,
  'leg:legging': -1,
  'leg:skinny': -1,
  'leg:slim': -1,
  'leg:wide': 1,
  'leg:palazzo': 1,
  'leg:flare': 1,
  'leg:culotte': 1,
  'leg:relaxed': 1,
  'leg:barrel': 1,
  'style:pencil': -1,
  'style:bodycon': -1,
  'style:full-skirt': 1,
  'style:tiered': 1,
};

/** Where an upper piece ends: short of the waist or at it, or below the hip. */
export const UPPER_ENDS: Readonly<Record<string, 'short' | 'long'>> = {
  'length:crop': 'short',
  'length:waist-length-top': 'short',
  'length:jacket-waist': 'short',
  'style:cropped-top': 'short',
  'waist:tucked': 'short',
  'length:widest-hip-top': 'long',
  'length:tunic-length': 'long',
  'length:jacket-long': 'long',
};

/** Where a lower piece begins. */
export const LOWER_BEGINS: Readonly<Record<string, 'high' | 'low'>> = {
  'waist:high-rise': 'high',
  'waist:full-panel': 'high',
  'waist:paperbag': 'high',
  'waist:low-rise': 'low',
};

/** Scale of patterns, from 1 (small) to 3 (large). */
export const PATTERN_SCALES: Readonly<Record<string, 1 | 2 | 3>> = {
  'pattern:small-scale': 1,
  'pattern:large-scale': 3,
  'prints:pinstripe': 1,
  'prints:dot-small': 1,
  'prints:check-small': 1,
  'prints:floral-small': 1,
  'prints:houndstooth': 1,
  'prints:herringbone': 1,
  'prints:dot-large': 3,
  'prints:check-large': 3,
  'prints:floral-large': 3,
};
/** The scale of a print that says nothing of it. */
export const MIDDLE_SCALE = 2;
