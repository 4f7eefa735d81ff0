import { listSimilarSentences } from './similar-sentences';

const original = 'The soft collar stands away from the neck and leaves a line of light below the chin.';
const listSimilar = (text: string) =>
  listSimilarSentences([
    { at: 'a', text: original },
    { at: 'b', text },
  ]);

describe('listSimilarSentences', () => {
  it.each([
    ['the same sentence', original],
    ['one word changed', original.replace('collar', 'scarf')],
    ['a missing word', original.replace('soft ', '')],
    ['different case and punctuation', original.toUpperCase().replace('.', '!')],
    ['a part of the sentence', 'Leaves a line of light below the chin.'],
  ])('listSimilarSentences finds %s', (_name, text) => {
    expect(listSimilar(text)).toEqual(['a ~ b']);
  });

  it('listSimilarSentences ignores common phrases', () => {
    expect(
      listSimilar('A row of buttons leaves a line of dots that the eye climbs from hem to throat.'),
    ).toEqual([]);
  });

  it('listSimilarSentences compares short texts as a whole', () => {
    expect(
      listSimilarSentences([
        { at: 'a', text: 'Keep it open' },
        { at: 'b', text: 'Keep it low' },
        { at: 'c', text: 'keep it open.' },
      ]),
    ).toEqual(['a ~ c']);
  });
});
