import { HEM_COVERAGES, NECKLINE_COVERAGES, SLEEVE_COVERAGES, type Coverage } from '@figura/contracts';

export interface CoverageRule {
  /** From least to most; a value in no list shows more than the first. */
  readonly levels: readonly string[];
  /** Attribute with the usual value of types; a type without one is not checked. */
  readonly attribute: string;
  /** Level of an `attribute:value`, or `none`; missing values say nothing. */
  readonly covers: Readonly<Record<string, string>>;
}

/** Of several values of one garment, the one that covers least counts. */
export const COVERAGE_RULES: Readonly<Record<keyof Coverage, CoverageRule>> = {
  sleeves: {
    levels: SLEEVE_COVERAGES,
    attribute: 'sleeveLength',
    covers: {
      'sleeveLength:sleeveless': 'none',
      'sleeveLength:cap': 'none',
      'sleeveLength:short': 'short',
      'sleeveLength:bust-level': 'short',
      'sleeveLength:elbow': 'elbow',
      'sleeveLength:rolled-forearm': 'elbow',
      'sleeveLength:three-quarter': 'three-quarter',
      'sleeveLength:bracelet': 'three-quarter',
      'sleeveLength:wrist': 'long',
      'sleeveLength:past-wrist': 'long',
      'sleeves:thin-strap': 'none',
      'sleeves:wide-strap': 'none',
      'sleeves:cut-in-armhole': 'none',
      'sleeves:cap-sleeve': 'none',
      'sleeves:sheer': 'none',
      'neckline:strapless': 'none',
      'neckline:halter': 'none',
      'neckline:asymmetric': 'none',
    },
  },
  hem: {
    levels: HEM_COVERAGES,
    attribute: 'length',
    covers: {
      'length:mini': 'none',
      'length:short': 'none',
      'length:above-knee': 'above-knee',
      'length:high-low': 'above-knee',
      'length:knee': 'knee',
      'length:below-knee': 'knee',
      'length:mid-calf': 'mid-calf',
      'length:ankle': 'ankle',
      'length:maxi': 'ankle',
      'length:floor': 'ankle',
      'leg:short-shorts': 'none',
      'leg:knee-shorts': 'knee',
      'leg:culotte': 'knee',
      'leg:cropped': 'mid-calf',
      'leg:ankle-length': 'ankle',
      'leg:full-length': 'ankle',
      'leg:gathered-ankle': 'ankle',
    },
  },
  neckline: {
    levels: NECKLINE_COVERAGES,
    attribute: 'neckline',
    covers: {
      'neckline:v-neck': 'moderate',
      'neckline:deep-v': 'none',
      'neckline:wide-v': 'none',
      'neckline:wrap-neck': 'moderate',
      'neckline:scoop': 'moderate',
      'neckline:deep-scoop': 'none',
      'neckline:crew': 'high',
      'neckline:boat': 'high',
      'neckline:square': 'moderate',
      'neckline:sweetheart': 'none',
      'neckline:off-shoulder': 'none',
      'neckline:strapless': 'none',
      'neckline:halter': 'none',
      'neckline:asymmetric': 'none',
      'neckline:cowl': 'moderate',
      'neckline:roll-neck': 'high',
      'neckline:stand-collar': 'high',
      'neckline:open-shirt-collar': 'high',
      'neckline:shawl-collar': 'none',
      'neckline:peaked-lapels': 'none',
      'neckline:round': 'moderate',
      'neckline:wide': 'none',
      'neckline:notched-lapels': 'none',
      'neckline:hooded': 'high',
      'neckline:mock-neck': 'high',
      'neckline:keyhole': 'moderate',
      'neckline:flat-collar': 'high',
      'neckline:henley': 'high',
      'neckline:collarless': 'moderate',
      'specialFeatures:cutout': 'none',
    },
  },
};
