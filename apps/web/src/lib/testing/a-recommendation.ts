import type {
  BodyTypeAnalysisResponse,
  EffectDescription,
  FashionItemResponse,
  Garment,
  LookItem,
  PersonalFeature,
  Recommendation,
} from '@figura/contracts';

function createLook(id: string, overrides: Partial<LookItem> = {}): LookItem {
  return {
    _id: id,
    imageUrl: `/pictures/items/${id}.svg`,
    imageName: id,
    displayName: `The ${id}`,
    garment: createGarment(),
    ...overrides,
  };
}

export function createGarment(overrides: Partial<Garment> = {}): Garment {
  return {
    category: 'One-Piece',
    type: 'wrap-dress',
    attributes: { neckline: ['wrap-neck'], length: ['knee'] },
    colors: [{ name: 'Ink', hex: '#231f20' }],
    ...overrides,
  };
}

export function createSomeLooks(prefix: string, count: number): LookItem[] {
  return Array.from({ length: count }, (_, index) => createLook(`${prefix}-${index + 1}`));
}

export function createSomeTrends(prefix: string, count: number): (LookItem & { theme: null })[] {
  return createSomeLooks(prefix, count).map((look) => ({ ...look, theme: null }));
}

export function createEffect(overrides: Partial<EffectDescription> = {}): EffectDescription {
  return {
    feature: 'hips:wide',
    bodyPart: 'Wide hips',
    attribute: 'neckline',
    value: 'boat',
    displayName: 'Boat neck',
    rating: 2,
    strength: 0.5,
    description: 'A wide neckline balances the hips.',
    evidence: 'convention',
    ...overrides,
  };
}

export function createItemResponse(
  id: string,
  overrides: Partial<FashionItemResponse['item']> = {},
): FashionItemResponse {
  return {
    item: {
      ...createLook(id),
      category: 'Tops',
      productName: id,
      clothingDisplayName: 'Blouse',
      brand: 'Rue Calembert',
      fullURL: `https://rue-calembert.example/${id}`,
      url: 'https://rue-calembert.example',
      searchWords: ['blouse', 'boat neck'],
      searches: [
        { name: 'Second Hand', url: 'https://second-hand.example/?q=blouse%20boat%20neck' },
        { name: 'New', url: 'https://new.example/?q=blouse%20boat%20neck' },
      ],
      ...overrides,
    },
    isBestLook: true,
    effectDescriptions: [
      createEffect({
        attribute: 'length',
        value: 'high-hip',
        displayName: 'Ending at the high hip',
        description: 'It ends above the widest line.',
      }),
      createEffect({ bodyPart: 'Narrow shoulders', description: 'Its neckline draws a line across.' }),
    ],
    cautions: [],
  };
}

export function createRecommendation(overrides: Partial<Recommendation> = {}): Recommendation {
  return {
    _id: 'hips-wide_neckline_boat',
    clothingAttribute: 'neckline',
    clothingDisplayName: 'Boat neck',
    effectDescription: 'A wide neckline balances the hips.',
    rating: 2,
    evidence: 'convention',
    representativeItems: [],
    ...overrides,
  };
}

export function createFeature(overrides: Partial<PersonalFeature> = {}): PersonalFeature {
  return {
    bodyPart: 'shoulders',
    attribute: 'narrow',
    reason: 'Next to your hips, your shoulders are narrower.',
    strength: 1,
    choice: 'balance',
    ...overrides,
  };
}

export function createAnalysis(overrides: Partial<BodyTypeAnalysisResponse> = {}): BodyTypeAnalysisResponse {
  return {
    bodyType: { horizontal: 'B', vertical: '1', combined: 'B1' },
    balanceIssues: [
      createFeature({ bodyPart: 'hips', attribute: 'wide', reason: 'Your hips are the widest line.' }),
      createFeature({ reason: 'Your shoulders draw the shorter line.' }),
    ],
    bodyConcerns: [],
    bodyPartDetails: {
      'hips-wide': createDetail('Wide hips'),
      'shoulders-narrow': createDetail('Narrow shoulders'),
      'feet-wide': createDetail('Wide feet'),
    },
    hasPaid: true,
    totalBalanceIssues: 2,
    nextLocked: null,
    bodyConcernsCount: 0,
    confidence: { code: 'B1', probability: 0.99, neighbors: [], flips: [], remeasure: null },
    codeNote: null,
    ...overrides,
  };
}

export function createDetail(displayName: string) {
  return {
    displayName,
    bodyPartDetailSubHeading: `${displayName}, in short`,
    description: `All about ${displayName.toLowerCase()}.`,
    imageUrl: '/pictures/guides/a.svg',
  };
}
