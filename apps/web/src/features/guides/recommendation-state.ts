import type { ListedLook, Recommendation } from '@figura/contracts';

/** What a card of a guide takes along to the page of its recommendation, which then has nothing to load. */
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

/**
 * The state that came with a URL, or null when it is not about this recommendation or not of this shape: the
 * browser keeps states for longer than a version of the app lives.
 */
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
