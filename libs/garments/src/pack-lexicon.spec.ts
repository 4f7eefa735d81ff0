import type { UnpackedLexicon } from './compiled-lexicon';
import { packLexicon, unpackLexicon } from './pack-lexicon';

const LEXICON: UnpackedLexicon = {
  phrases: [
    ['belt', { part: 'belt', isPlace: true, senses: [[0], [2, 'waist'], [1, '', 'hip']] }],
    ['top|tops', { kind: 0, part: 'top' }],
    ['cup', { sign: 1, cloth: 'lace', color: 3 }],
    ['with', { role: 'with' }],
    ['placket', { term: true }],
    ['nothing', {}],
  ],
  parts: { belt: [[1, '', 'hip']] },
  kinds: [
    {
      slug: 'top',
      type: { slug: 'top', category: 'Tops' },
      refine: [{ type: { slug: 'tunic', category: 'Tops' }, values: ['length:tunic-length'] }],
      gives: [],
      unless: [],
      signsFor: ['bra'],
      lineage: ['top'],
    },
    {
      slug: 'bra',
      refine: [],
      gives: ['fit:close'],
      unless: [],
      signsFor: [],
      isApart: true,
      lineage: ['bra', 'top'],
    },
  ],
  values: [
    { attribute: 'waist', value: 'belted' },
    { attribute: 'waist', value: null, of: ['Tops'], weak: true },
    { attribute: 'fit', value: 'close', weak: ['loose'] },
    { attribute: 'waist', value: 'tied' },
  ],
  cloth: ['fabric'],
  notAt: { neckline: ['back'] },
  colors: [{ name: 'Black', hex: '#000000', shade: 'dark' }],
  shades: {} as UnpackedLexicon['shades'],
  silent: new Set(['lovely', 'with']),
  realWords: new Set(['belly']),
  attributesOf: { top: ['neckline', 'fit'] },
};

it('unpackLexicon restores what packLexicon packed, even through JSON', () => {
  const packed = JSON.parse(JSON.stringify(packLexicon(LEXICON))) as ReturnType<typeof packLexicon>;
  expect(unpackLexicon(packed)).toEqual(LEXICON);
});
