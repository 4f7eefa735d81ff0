import { toNormalForm, listSentences } from './tokens';

const listWords = (text: string) =>
  listSentences(text).map((sentence) => sentence.map(({ text }) => text).join(' '));

describe('toNormalForm', () => {
  it.each([
    ['Sleeves', 'sleeve'],
    ['dresses', 'dress'],
    ['dress', 'dress'],
    ['Crêpe', 'crepe'],
    ['hoodies', 'hoody'],
    ['hoodie', 'hoody'],
    ['colours', 'color'],
    ['shorts', 'shorts'],
    ['tights', 'tights'],
    ['scarves', 'scarf'],
  ])('converts %s to %s', (word, form) => {
    expect(toNormalForm(word)).toBe(form);
  });
});

describe('listSentences', () => {
  it.each([
    ['One sentence. Another!Third', ['one sentence', 'another', 'third']],
    ['Heel 5.5 cm', ['heel 5.5 cm']],
    ['3/4-length and ¾ sleeves', ['3/4 length and 3/4 sleeve']],
    ["Women's V-neck", ['woman v neck']],
    ['Jeans - straight leg', ['jean , straight leg']],
    ['<p>Soft&nbsp;jersey</p><ul><li>Lined</li></ul>', ['soft jersey', 'lined']],
    ['Skirt <script>alert("dress")</script>', ['skirt']],
    ['under 5 < 6 cm', ['under 5 6 cm']],
    ['soft\u00adjersey\u200b', ['softjersey']],
    ['', []],
  ])('%p', (text, sentences) => {
    expect(listWords(text)).toEqual(sentences);
  });

  it('locates each word in the original text, including markup', () => {
    const text = 'A <b>long</b> caf&eacute;-brown coat';
    const found = listSentences(text)[0]!.map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['A', 'long', 'caf&eacute;', 'brown', 'coat']);
  });

  it('marks words that a hyphen joins', () => {
    const [sentence] = listSentences('long-sleeved top');
    expect(sentence!.map(({ joined }) => joined)).toEqual([false, true, false]);
  });
});
