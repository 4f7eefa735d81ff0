import fixture from './testing/messages.en';
import { chooseLanguage, parseAcceptLanguage, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from './languages';
import { createMessageFactory, translate } from './message';
import { createTranslator } from './translator';

interface Element {
  bold: (string | Element)[];
}

const t = createTranslator(fixture.translator, (parts: (string | Element)[]): Element => ({ bold: parts }));

it('t() returns a plain text as it is written', () => {
  expect(t('plain')).toBe("The tape’s end, isn't it?");
});

it('t() fills in values', () => {
  expect(t('greeting', { name: 'Mira' })).toBe('Hello Mira');
  expect(t('greeting', { name: 5 })).toBe('Hello 5');
});

it('t() selects by number and by word', () => {
  expect([0, 1, 2].map((count) => t('items', { count }))).toEqual(['Nothing', 'One item', '2 items']);
  expect(t('change', { direction: 'more' })).toBe('larger');
  expect(t('change', { direction: 'less' })).toBe('smaller');
});

it('t() formats numbers and days', () => {
  for (const amount of [0, 7, 999, 1000, 23_456, 1_234_567, -3, -1234, 1234.5, 0.0625, 2 ** 60])
    expect(t('total', { amount })).toBe(amount.toLocaleString('en'));
  expect(t('share', { share: 0.5 })).toBe('50%');
  expect(t('day', { day: new Date(2026, 2, 14, 12) })).toBe('March 14, 2026');
});

it('t.rich() turns tags into elements', () => {
  const terms = t.rich('terms', { name: 'Mira', bold: (chunks) => ({ bold: chunks }) });
  expect(terms).toEqual({ bold: ['Mira reads ', { bold: ['the terms'] }, ' first'] });
});

it('t() accepts a key that is only known at runtime', () => {
  const statuses = ['paid', 'refunded'] as const;
  expect(statuses.map((status) => t(`status.${status}`))).toEqual(['Paid', 'Refunded']);
});

it('a call without a required value does not compile', () => {
  const never = () => {
    // @ts-expect-error no such key
    t('missing');
    // @ts-expect-error no value for the argument
    t('greeting');
    // @ts-expect-error another name
    t('greeting', { person: 'Mira' });
    // @ts-expect-error a word instead of a number
    t('items', { count: 'three' });
    // @ts-expect-error a number instead of a word
    t('change', { direction: 3 });
    // @ts-expect-error tags need t.rich
    t('terms', { name: 'Mira' });
    // @ts-expect-error no function for the tag
    t.rich('terms', { name: 'Mira' });
    const some = 'greeting' as 'greeting' | 'plain';
    // @ts-expect-error one of the two has an argument
    t(some);
  };
  expect(never).toBeDefined();
});

describe('languages', () => {
  const m = createMessageFactory(fixture.translator);
  const join = (parts: string[]) => parts.join('');

  it('one process translates a text into two languages', () => {
    let language = PSEUDO_LANGUAGE;
    const t = createTranslator(fixture.translator, join, () => language);
    expect(t('greeting', { name: 'Mira' })).toBe('[Ĥéļļó Mira]');
    expect([0, 2].map((count) => t('items', { count }))).toEqual(['[Ñóťĥíñğ]', '[2 íťémš]']);
    expect(t.rich('terms', { name: 'Mira', bold: (chunks) => `*${chunks.join('')}*` })).toBe(
      '[Mira řéáđš *ťĥé ťéřmš* fířšť]',
    );
    language = SOURCE_LANGUAGE;
    expect(t('greeting', { name: 'Mira' })).toBe('Hello Mira');
  });

  it('a message is plain data until it is translated, and so are its values', () => {
    const message = m('greeting', { name: m('items', { count: 2 }) });
    expect(JSON.parse(JSON.stringify(message))).toEqual(message);
    expect(translate(message, 'en')).toBe('Hello 2 items');
    expect(translate(message, PSEUDO_LANGUAGE)).toBe('[Ĥéļļó [2 íťémš]]');
    expect(translate(m('greeting', { name: ['Mira', m('plain')] }), 'en')).toBe(
      "Hello Mira, The tape’s end, isn't it?",
    );
  });

  it('a message shows a day in UTC', () => {
    expect(translate(m('day', { day: new Date('2026-06-30T23:59:59Z') }), 'en')).toBe('June 30, 2026');
    expect(translate(m('day', { day: new Date('2026-07-01T00:00:00Z') }), 'en')).toBe('July 1, 2026');
  });

  it('a language without texts falls back to the source language', () => {
    expect(translate(m('plain'), 'tlh')).toBe("The tape’s end, isn't it?");
  });

  it.each([
    [[null, 'en-XA'], 'en-XA'],
    [['en-GB', 'en-XA'], 'en'],
    [['tlh', 'EN-xa'], 'en-XA'],
    [['tlh'], 'en'],
  ])('the language for the preferences %j is %s', (wishes, language) => {
    expect(chooseLanguage(wishes, ['en', 'en-XA'])).toBe(language);
  });

  it('Accept-Language is sorted by quality', () => {
    expect(parseAcceptLanguage('de;q=0.5, en-XA , *;q=0.1, fr;q=0')).toEqual(['en-XA', 'de']);
    expect(parseAcceptLanguage(undefined)).toEqual([]);
  });

  it('a message without a required value does not compile', () => {
    const never = () => {
      // @ts-expect-error no value for the argument
      m('greeting');
      // @ts-expect-error a message instead of a number
      m('items', { count: m('plain') });
    };
    expect(never).toBeDefined();
  });
});
