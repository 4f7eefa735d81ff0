import fixture from '../testing/messages.en';
import { createContentText, registerContent } from '../content';
import { chooseShort, createMessageFactory, translate } from '../message';
import { createTranslator } from '../translator';
import type { Phrase } from '../types';
import { writePhrase } from './write-phrase';

const NOUNS = {
  sweater: { one: 'Pullover', many: 'Pullover', gender: 'masculine' },
  dress: { one: 'Wickelkleid', many: 'Wickelkleider', gender: 'neuter', genitive: 'Wickelkleides' },
  skirt: { one: 'Rock', many: 'Röcke', gender: 'masculine' },
  trousers: { one: 'Hose', many: 'Hosen', gender: 'feminine' },
  jeans: { one: 'Jeans', many: 'Jeans', gender: 'feminine' },
  shorts: { many: 'Shorts', gender: 'feminine' },
  pump: { one: 'Pump', many: 'Pumps', gender: 'masculine' },
  boot: { one: 'Stiefel', many: 'Stiefel', gender: 'masculine' },
  hosiery: { one: 'Strumpfhose', gender: 'feminine' },
  waist: { one: 'Taille', gender: 'feminine' },
};
const COLORS = {
  cream: { adjective: 'cremefarben' },
  pink: { indeclinable: 'rosa' },
  lilac: { adjective: 'lila' },
  dark: { adjective: 'dunkel' },
  beige: { adjective: 'beige' },
  tortoise: { after: 'in Schildpatt' },
  sky: { adjective: 'himmelblau' },
};

beforeAll(() => {
  const nouns = Object.entries(NOUNS).map(([type, forms]) => [
    `types/${type}/type`,
    Object.fromEntries(Object.entries(forms).map(([form, word]) => [`noun.${form}`, word])),
  ]);
  const colors = Object.entries(COLORS).flatMap(([color, forms]) =>
    Object.entries(forms).map(([form, word]) => [`${color}.${form}`, word]),
  );
  registerContent('de', { ...Object.fromEntries(nouns), colors: Object.fromEntries(colors) });
});
afterAll(() => registerContent('de', {}));

const SOURCES: Record<string, string> = { boot: 'Knee boot', hosiery: 'Tights', dress: 'Wrap dress' };

function name(type: keyof typeof NOUNS | 'gadget', ...adjectives: (keyof typeof COLORS)[]): Phrase {
  const source = SOURCES[type] ?? type.charAt(0).toUpperCase() + type.slice(1);
  return {
    noun: createContentText(`types/${type}/type`, 'displayName', source),
    adjectives: adjectives.map((color) => createContentText('colors', `${color}.name`, color)),
  };
}
const pair = (phrase: Phrase): Phrase => ({ ...phrase, number: 'many' });

it.each([
  [
    'the_dative',
    name('trousers', 'dark'),
    'Weite schwarze Stoffhose aus Leinen',
    'der weiten schwarzen Stoffhose aus Leinen',
  ],
  ['the_accusative', name('sweater'), 'Roter Rolli', 'den roten Rolli'],
  ['a', name('dress'), 'Blaues Kleid mit Gürtel', 'ein blaues Kleid mit Gürtel'],
  ['the_dative', name('shorts'), 'Helle Jeansshorts', 'den hellen Jeansshorts'],
  ['the', name('skirt', 'dark'), 'Schwarze Culotte', 'die schwarze Culotte'],
  ['the_dative', name('skirt', 'dark'), 'Midirock mit Punkten', 'dem Midirock mit Punkten'],
  ['the', name('sweater', 'dark'), 'Blazer aus Leinen', 'der dunkle Pullover'],
  ['the', name('sweater', 'dark'), 'black sweater', 'der dunkle Pullover'],
  ['The', pair(name('pump', 'dark')), 'Dunkler Pump', 'Die dunklen Pumps'],
  ['your_dative', name('waist'), 'Volle Taille', 'deiner vollen Taille'],
])('%s of %j named %s', (request, phrase, words, german) => {
  expect(writePhrase({ ...phrase, name: words }, request, 'de', String)).toBe(german);
});

it.each<[string, Phrase, string, string]>([
  ['the', name('sweater', 'cream'), 'der cremefarbene Pullover', 'the cream sweater'],
  ['the_accusative', name('sweater', 'cream'), 'den cremefarbenen Pullover', 'the cream sweater'],
  ['the_dative', name('sweater', 'pink'), 'dem rosa Pullover', 'the pink sweater'],
  ['the_genitive', name('sweater', 'sky'), 'des himmelblauen Pullovers', 'the sky sweater’s'],
  ['bare', name('sweater', 'cream'), 'cremefarbener Pullover', 'cream sweater'],
  ['dative', name('dress', 'dark'), 'dunklem Wickelkleid', 'dark wrap dress'],
  ['the_genitive', name('dress', 'lilac'), 'des lila Wickelkleides', 'the lilac wrap dress’s'],
  ['a', name('dress', 'beige'), 'ein beiges Wickelkleid', 'a beige wrap dress'],
  ['a_genitive', name('skirt'), 'eines Rockes', 'a skirt’s'],
  ['a_accusative', name('skirt', 'dark'), 'einen dunklen Rock', 'a dark skirt'],
  ['the', name('trousers', 'dark'), 'die dunkle Hose', 'the dark trousers'],
  ['your_dative', name('trousers', 'cream'), 'deiner cremefarbenen Hose', 'your cream trousers'],
  ['a', name('trousers', 'beige'), 'eine beige Hose', 'beige trousers'],
  ['number', name('trousers'), 'one', 'many'],
  ['number', name('shorts'), 'many', 'many'],
  ['the_dative', name('shorts', 'sky'), 'den himmelblauen Shorts', 'the sky shorts'],
  ['a', name('shorts', 'sky'), 'himmelblaue Shorts', 'sky shorts'],
  ['gender', name('jeans'), 'feminine', 'many'],
  ['The', pair(name('pump', 'dark')), 'Die dunklen Pumps', 'The dark pumps'],
  ['the_dative', pair(name('boot', 'cream')), 'den cremefarbenen Stiefeln', 'the cream knee boots'],
  [
    'your',
    pair(name('pump', 'cream', 'tortoise')),
    'deine cremefarbenen Pumps in Schildpatt',
    'your cream tortoise pumps',
  ],
  ['gender', pair(name('pump')), 'many', 'many'],
  ['the', pair(name('hosiery')), 'die Strumpfhose', 'the tights'],
  [
    'Your_accusative',
    name('dress', 'tortoise'),
    'Dein Wickelkleid in Schildpatt',
    'Your tortoise wrap dress',
  ],
  ['the', name('gadget'), 'Gadget', 'the gadget'],
])('%s of %j is %s, in English %s', (form, phrase, german, english) => {
  expect(writePhrase(phrase, form, 'de', translate)).toBe(german);
  expect(writePhrase(phrase, form, 'en', translate)).toBe(english);
});

it('an unknown form throws an error that names it', () => {
  expect(() => writePhrase(name('skirt'), 'the_vocative', 'de', translate)).toThrow('no form "vocative"');
});

it('a message states which form of a phrase it needs', () => {
  const m = createMessageFactory(fixture.translator);
  const shoes = m('phrase', { piece: pair(name('boot', 'cream')) });
  expect(JSON.parse(JSON.stringify(shoes))).toEqual(shoes);
  expect(translate(shoes, 'en')).toBe('The cream knee boots are wide.');
  expect(translate(m('phrase', { piece: name('trousers') }), 'en')).toBe('The trousers are wide.');
  expect(translate(m('phrase', { piece: name('dress') }), 'en')).toBe('The wrap dress is wide.');
  const t = createTranslator(fixture.translator, (parts: string[]) => parts.join(''));
  expect(t('phrase', { piece: name('dress') })).toBe('The wrap dress is wide.');
});

it('content states the form of a phrase too, even with choices', () => {
  const why = (piece: Phrase, source: string) =>
    translate(createContentText('looks', 'a.why', source, { piece }), 'de');
  const text = '{piece_The} {piece_number, select, many {fallen} other {fällt}} weit, {piece} nicht.';
  registerContent('de', { 'types/skirt/type': { 'noun.one': 'Rock', 'noun.gender': 'masculine' } });
  expect(why({ ...name('skirt'), name: 'Mein Rock' }, text)).toBe('Der Rock fällt weit, Mein Rock nicht.');
});

it('each language uses the first text that is short enough in that language', () => {
  const create = (key: string, source: string) => createContentText('looks', key, source);
  const text = chooseShort([create('long', 'One two'), create('short', 'One two three')], 2);
  registerContent('de', { looks: { long: 'Eins zwei drei', short: 'Eins' } });
  expect(translate(text, 'en')).toBe('One two');
  expect(translate(text, 'de')).toBe('Eins');
  expect(translate(chooseShort([create('long', 'One two three'), 'Four'], 2), 'en')).toBe('Four');
});

it('a phrase without its value does not compile', () => {
  const m = createMessageFactory(fixture.translator);
  const never = () => {
    // @ts-expect-error no phrase for the forms
    m('phrase');
    // @ts-expect-error a text has no forms
    m('phrase', { piece: 'skirt' });
  };
  expect(never).toBeDefined();
});
