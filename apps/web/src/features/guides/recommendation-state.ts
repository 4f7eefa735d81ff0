import type { ListedLook, Recommendation } from '@figura/contracts';

export interface RecommendationState {
  fashionContent: Recommendation;
  effectDescription: string;
  bodyPartDisplayName: string;
  isAvoidItem: boolean;
}

export function createRecommendationState(
  fashionContent: Recommendation,
  bodyPartDisplayName: string,
): RecommendationState {
  const { effectDescription, rating } = fashionContent;
  return { fashionContent, effectDescription, bodyPartDisplayName, isAvoidItem: rating < 0 };
}

/** Null if it is about another recommendation or has another shape: browser state outlives app versions. */
export function readRecommendationState(state: unknown, id: string): RecommendationState | null {
  if (!isRecord(state) || !isRecommendation(state['fashionContent'])) return null;
  const { fashionContent, effectDescription, bodyPartDisplayName, isAvoidItem } = state;
  if (fashionContent._id !== id || typeof isAvoidItem !== 'boolean') return null;
  if (typeof effectDescription !== 'string' || typeof bodyPartDisplayName !== 'string') return null;
  return { fashionContent, effectDescription, bodyPartDisplayName, isAvoidItem };
}

function isRecommendation(value: unknown): value is Recommendation {
  return (
    isRecord(value) &&
    ['_id', 'clothingDisplayName', 'evidence'].every((field) => typeof value[field] === 'string') &&
    typeof value['rating'] === 'number' &&
    ['string', 'undefined'].includes(typeof value['study']) &&
    Array.isArray(value['representativeItems']) &&
    value['representativeItems'].every(isPicture)
  );
}

function isPicture(value: unknown): value is ListedLook {
  return (
    isRecord(value) && ['_id', 'imageUrl', 'displayName'].every((field) => typeof value[field] === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
