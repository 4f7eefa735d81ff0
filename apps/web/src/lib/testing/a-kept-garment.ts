import type { KeptGarment } from '../drafts/draft-types';
import { createGarment } from './a-recommendation';

export function createKeptGarment(overrides: Partial<KeptGarment> = {}): KeptGarment {
  return {
    checkId: '3f6a1f0e-6d0b-4c53-9f27-0a4f6b8f2c11',
    garment: createGarment(),
    verdict: { level: 'good', score: 0.25, sentence: 'A good choice.', known: { matter: 3, known: 3 } },
    reasons: [],
    cautions: [],
    alternatives: [],
    fit: [],
    unread: [],
    text: '',
    body: '',
    ...overrides,
  };
}
