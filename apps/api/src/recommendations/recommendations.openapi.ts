import { answers, type Operations } from '../platform/openapi/operation';
import { BodyPartDetail, FashionItem, ItemPicture, LookItem, Recommendation } from '../catalog/catalog.dto';
import {
  BestLooksResponse,
  BodyPartDetailsResponse,
  FashionContentResponse,
  FashionItemResponse,
} from './recommendations.dto';
import { BodyTypeAnalysisResponse } from '../body-type/body-type.dto';

const EXAMPLE_PICTURE: ItemPicture = {
  _id: 'wrap-dress-in-jersey',
  imageUrl: '/pictures/items/wrap-dress-in-jersey.0a1b2c3d4e5f6071.svg',
  imageName: 'Wrap dress in jersey',
  displayName: 'Wrap dress in jersey',
};

export const EXAMPLE_LOOK: LookItem = {
  ...EXAMPLE_PICTURE,
  garment: {
    category: 'One-Piece',
    type: 'wrap-dress',
    attributes: { neckline: ['wrap-neck'], length: ['knee'], fabric: ['thin-jersey'] },
    colors: [{ name: 'Ink', hex: '#231f20' }],
  },
};

export const EXAMPLE_ITEM: FashionItem = {
  ...EXAMPLE_LOOK,
  category: 'One-Piece',
  productName: 'Wrap dress in jersey',
  clothingDisplayName: 'Dress',
  brand: 'Maren & Holt',
  fullURL: 'https://www.vinted.com/catalog?search_text=wrap%20dress%20jersey',
  url: 'https://www.vinted.com/catalog?search_text=wrap%20dress%20jersey',
  searchWords: ['wrap dress', 'jersey'],
  searches: [
    { name: 'Vinted', url: 'https://www.vinted.com/catalog?search_text=wrap%20dress%20jersey' },
    { name: 'eBay', url: 'https://www.ebay.com/sch/i.html?_nkw=wrap%20dress%20jersey' },
  ],
};

export const EXAMPLE_EFFECTS = [
  {
    bodyPart: 'Defined waist',
    attribute: 'style',
    value: 'wrap',
    displayName: 'Wrap style',
    rating: 2,
    strength: 0.9375,
    description: 'The wrap crosses at the waist and marks it.',
    evidence: 'convention' as const,
  },
];
export const EXAMPLE_CAUTIONS = [
  {
    bodyPart: 'Short legs',
    attribute: 'length',
    value: 'midi',
    displayName: 'Midi length',
    rating: -1,
    strength: 0.5,
    description: 'The hem ends at the widest part of the calf, which shortens the leg.',
    evidence: 'convention' as const,
  },
];

const DETAIL: BodyPartDetail = {
  displayName: 'Narrow shoulders',
  bodyPartDetailSubHeading: 'A soft shoulder line',
  description: 'Your shoulder line is slimmer than your hips.',
  imageUrl: '/pictures/guides/shoulders-narrow.0a1b2c3d4e5f6071.svg',
  look: EXAMPLE_LOOK,
};

const RECOMMENDATION: Recommendation = {
  _id: 'shoulders-narrow-neckline-boat',
  clothingAttribute: 'neckline',
  clothingDisplayName: 'Boat neck',
  effectDescription: 'A wide horizontal line makes the shoulders look broader.',
  rating: 3,
  evidence: 'convention',
  representativeItems: [EXAMPLE_PICTURE],
};

export const ITEM_ID = {
  itemId: { description: 'The `_id` of an item in a list.', example: EXAMPLE_LOOK._id },
};

export const RECOMMENDATIONS_OPERATIONS = {
  analysis: {
    summary: 'What the caller’s proportions ask for',
    description: 'Without lifetime access: the first balance issue, and of the concerns their number.',
    ...answers(BodyTypeAnalysisResponse, {
      bodyType: { horizontal: 'B', vertical: '1', combined: 'B1' },
      balanceIssues: [
        {
          bodyPart: 'shoulders',
          attribute: 'narrow',
          reason: 'Next to your hips, your shoulders are narrower than most we compare with.',
          strength: 0.625,
          choice: 'balance',
        },
      ],
      bodyConcerns: [],
      bodyPartDetails: { 'shoulders-narrow': DETAIL },
      hasPaid: false,
      totalBalanceIssues: 3,
      bodyConcernsCount: 0,
      confidence: {
        code: 'B1',
        probability: 0.93,
        neighbors: [{ code: 'A1', probability: 0.07 }],
        flips: [{ measurement: 'hips', change: -1.25, code: 'A1' }],
        remeasure: 'hips',
      },
      codeNote: null,
    }),
    errors: { 404: ['NOT_FOUND'] },
  },
  guide: {
    summary: 'The guide to one feature',
    description:
      'Without lifetime access: the guide to the first balance issue only; once opened it stays the free one for 30 days.',
    parameters: {
      bodyPart: { description: 'Of a feature of the analysis.', example: 'shoulders' },
      bodyPartAttribute: { description: 'Of a feature of the analysis.', example: 'narrow' },
    },
    ...answers(BodyPartDetailsResponse, {
      bodyPartDetails: { bodyPart: 'shoulders', attribute: 'narrow', ...DETAIL },
      recommendations: [
        { clothingAttribute: 'neckline', displayName: 'Neckline', recommendations: [RECOMMENDATION] },
      ],
      railChecks: [
        {
          kind: 'pinch',
          text: 'Press on the shoulder where the seam ends. If more than ½ in of cloth gives way under your finger, the line needs a light pad or a firmer weave to stay level.',
        },
      ],
    }),
    errors: { 403: ['PREMIUM_REQUIRED'], 404: ['NOT_FOUND'] },
  },
  content: {
    summary: 'One recommendation by itself',
    parameters: { id: { description: 'The `_id` of a recommendation.', example: RECOMMENDATION._id } },
    ...answers(FashionContentResponse, {
      fashionContent: RECOMMENDATION,
      bodyPart: 'shoulders',
      bodyPartAttribute: 'narrow',
      bodyPartDisplayName: DETAIL.displayName,
    }),
    errors: { 404: ['NOT_FOUND'] },
  },
  bestLooks: {
    summary: 'The items that suit the caller, by category, best first',
    description: 'Without lifetime access: at most three samples of each category, and `preview: true`.',
    ...answers(BestLooksResponse, { clothingByCategory: { 'One-Piece': [EXAMPLE_LOOK] }, preview: true }),
    errors: { 404: ['NOT_FOUND'] },
  },
  item: {
    summary: 'One item, with why it works for the caller',
    parameters: ITEM_ID,
    ...answers(FashionItemResponse, {
      item: EXAMPLE_ITEM,
      isBestLook: true,
      effectDescriptions: EXAMPLE_EFFECTS,
      cautions: EXAMPLE_CAUTIONS,
    }),
    errors: { 404: ['NOT_FOUND'] },
  },
} satisfies Operations;
