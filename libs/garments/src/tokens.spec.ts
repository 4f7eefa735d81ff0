import { toNormalForm, listSentences } from './tokens';

const listWords = (text: string) =>
  listSentences(text).map((sentence) => sentence.map(({ text }) => text).join(' '));

describe('normalForm', () => {
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
  ])('%s is looked up as %s', (word, form) => {
    expect(toNormalForm(word)).toBe(form);
  });
});

describe('sentencesOf', () => {
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

  it('says where each word stands in the text as given, markup included', () => {
    const text = 'A <b>long</b> caf&eacute;-brown coat';
    const found = listSentences(text)[0]!.map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['A', 'long', 'caf&eacute;', 'brown', 'coat']);
  });

  it('knows what a hyphen joins', () => {
    const [sentence] = listSentences('long-sleeved top');
    expect(sentence!.map(({ joined }) => joined)).toEqual([false, true, false]);
  });
});
