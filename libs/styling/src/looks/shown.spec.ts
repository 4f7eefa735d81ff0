import type { Context } from '@figura/contracts';
import { EVERYDAY, isShown, type Showing, type ShownPiece } from './shown';

const createPiece = (rest: Partial<ShownPiece> = {}): ShownPiece => ({
  contexts: [],
  season: ['summer'],
  for: ['womens'],
  ...rest,
});
const createShowing = (...contexts: Context[]): Showing => ({ ...EVERYDAY, contexts });

it.each<[string, ShownPiece, Showing, boolean]>([
  ['clothes for the day', createPiece(), EVERYDAY, true],
  ['a gown without a requested occasion', createPiece({ contexts: ['evening'] }), EVERYDAY, false],
  ['a gown in the evening', createPiece({ contexts: ['evening'] }), createShowing('evening'), true],
  [
    'a wedding dress in the evening',
    createPiece({ contexts: ['bridal', 'evening'] }),
    createShowing('evening'),
    false,
  ],
  [
    'nursing tops during pregnancy only',
    createPiece({ contexts: ['nursing'] }),
    createShowing('maternity'),
    false,
  ],
  [
    'tops for both contexts while nursing',
    createPiece({ contexts: ['maternity', 'nursing'] }),
    createShowing('nursing'),
    true,
  ],
  [
    'a maternity gown by day',
    createPiece({ contexts: ['maternity', 'evening'] }),
    createShowing('maternity'),
    false,
  ],
  ['a niche piece', createPiece({ status: 'niche' }), EVERYDAY, false],
  ['a niche piece if requested', createPiece({ status: 'niche' }), { ...EVERYDAY, isNiche: true }, true],
  [
    'a niche piece of a requested context',
    createPiece({ status: 'niche', contexts: ['swim'] }),
    createShowing('swim'),
    true,
  ],
  [
    'a summer piece in summer',
    createPiece({ status: 'seasonal' }),
    { ...EVERYDAY, seasons: ['summer'] },
    true,
  ],
  [
    'a summer piece in winter',
    createPiece({ status: 'seasonal' }),
    { ...EVERYDAY, seasons: ['winter'] },
    false,
  ],
  ['a summer piece in any season', createPiece({ status: 'seasonal' }), { ...EVERYDAY, seasons: null }, true],
  [
    'a retired piece',
    createPiece({ status: 'retired' }),
    { ...EVERYDAY, seasons: null, isNiche: true },
    false,
  ],
  ['a man’s cut to a woman', createPiece({ for: ['mens'] }), EVERYDAY, false],
  ['a man’s cut to a man', createPiece({ for: ['mens'] }), { ...EVERYDAY, presentation: 'mens' }, true],
  ['a unisex cut to anybody', createPiece({ for: ['womens', 'mens'] }), EVERYDAY, true],
  ['a woman’s cut to a man', createPiece(), { ...EVERYDAY, presentation: 'mens' }, false],
  [
    'any cut for a user who wears any',
    createPiece({ for: ['mens'] }),
    { ...EVERYDAY, presentation: 'any' },
    true,
  ],
])('isShown decides about %s', (_, one, showing, is) => {
  expect(isShown(one, showing)).toBe(is);
});
