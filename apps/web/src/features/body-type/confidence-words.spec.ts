/** @jest-environment node */
import { assessConfidence } from '@figura/classifier';
import { createTape } from '@figura/contracts';
import type { Confidence } from '@figura/contracts';
import { createConfidenceWords } from './confidence-words';

function createConfidence(overrides: Partial<Confidence> = {}): Confidence {
  return {
    code: 'A2',
    probability: 0.6,
    neighbors: [{ code: 'E2', probability: 0.38 }],
    flips: [{ measurement: 'waist', change: 0.5, code: 'E2' }],
    remeasure: 'waist',
    ...overrides,
  };
}

it('createConfidenceWords calls a type far from every border clear', () => {
  const words = createConfidenceWords(createConfidence({ probability: 0.98, remeasure: null }), 'in');
  expect(words.level).toBe('clear');
  expect(words.headline).toBe('A clear A2');
  expect(words.sentences).toEqual([
    'Your numbers sit well inside A2. A small slip of the tape would not change it.',
  ]);
});

it('createConfidenceWords names both sides of a border and what to measure again', () => {
  const words = createConfidenceWords(createConfidence(), 'in');
  expect(words.level).toBe('close');
  expect(words.headline).toBe('Most likely A2');
  expect(words.sentences).toEqual([
    'Your numbers sit close to the border between A2 and E2.',
    'Taking your waist once more would settle it: ½ inch more would make it E2.',
    'Until then, feel free to borrow ideas from A2 and E2.',
  ]);
});

it.each([
  { change: -1.25, unit: 'in', words: '1¼ inches less' },
  { change: 1, unit: 'in', words: '1 inch more' },
  { change: -0.5, unit: 'cm', words: '1.3 cm less' },
] as const)(
  'createConfidenceWords writes a change of $change inches as $words',
  ({ change, unit, words }) => {
    const flips: Confidence['flips'] = [{ measurement: 'waist', change, code: 'E2' }];
    expect(createConfidenceWords(createConfidence({ flips }), unit).sentences[1]).toContain(
      `: ${words} would make it E2.`,
    );
  },
);

it('createConfidenceWords describes a height as a length, and omits an unknown change', () => {
  const words = createConfidenceWords(createConfidence({ remeasure: 'headToChest', flips: [] }), 'in');
  expect(words.sentences[1]).toBe('Taking the length from head to chest once more would settle it.');
});

it('createConfidenceWords names only the likeliest neighbors if several types meet', () => {
  const neighbors: Confidence['neighbors'] = [
    { code: 'E2', probability: 0.25 },
    { code: 'B2', probability: 0.2 },
    { code: 'A4', probability: 0.05 },
  ];
  const words = createConfidenceWords(createConfidence({ probability: 0.5, neighbors }), 'in');
  expect(words.headline).toBe('Most likely A2');
  expect(words.sentences[0]).toBe('Your numbers sit where A2, E2, and B2 meet.');
});

it('createConfidenceWords points calmly to a likely type', () => {
  const words = createConfidenceWords(
    createConfidence({ probability: 0.85, neighbors: [{ code: 'E2', probability: 0.14 }] }),
    'in',
  );
  expect(words.level).toBe('likely');
  expect(words.headline).toBe('Most likely A2');
  expect(words.sentences[0]).toBe('Your numbers point to A2, with E2 next door.');
  expect(words.sentences).toHaveLength(2);
});

it.each([
  ['womens', 'half the women had'],
  ['mens', 'half the men had'],
  ['any', 'half the women and men had'],
  [undefined, 'half the women and men had'],
] as const)(
  'createConfidenceWords says that the border of type 2 is common, to %s',
  (presentation, words) => {
    const confidence = createConfidence({ neighbors: [{ code: 'A4', probability: 0.3 }] });
    const { sentences } = createConfidenceWords(confidence, 'in', { presentation });
    expect(sentences.join(' ')).toMatch(new RegExp(`Plenty of people measure right here.+${words}`));
  },
);

it('createConfidenceWords has words for a real body on a border', () => {
  const tape = createTape([39, 36, 35.5, 39], [18, 15, 13, 18]);
  const words = createConfidenceWords(assessConfidence(tape), 'in');
  expect(words.level).not.toBe('clear');
  expect(words.sentences.join(' ')).toMatch(/once more would (settle it|make sure)/);
});
