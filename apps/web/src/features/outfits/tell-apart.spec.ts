/** @jest-environment node */
import { tellApart } from './tell-apart';

const SENTENCE = 'Ease above a narrow leg: the jeans keep it long.';

it('tellApart avoids equal openings and repeated statements about the body', () => {
  const lines = tellApart([
    { line: 'Light above, dark below; the shirt shows your waist.', sentence: SENTENCE, reasons: [] },
    {
      line: 'Light above, dark below; the camel sweater shows your waist.',
      sentence: 'Wool and satin: one dull, one bright.',
      reasons: [],
    },
    { line: 'Light above, dark below; the tee skims your arms.', sentence: SENTENCE, reasons: [] },
  ]);
  expect(lines).toEqual([
    'Light above, dark below; the shirt shows your waist.',
    'Wool and satin: one dull, one bright.',
    'The tee skims your arms.',
  ]);
});

it('tellApart repeats a sentence if there is no other', () => {
  const outfit = { line: 'Light above.', sentence: 'Light above.', reasons: [] };
  expect(tellApart([outfit, outfit])).toEqual(['Light above.', 'Light above.']);
});
