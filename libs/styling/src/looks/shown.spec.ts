import type { Context } from '@figura/contracts';
import { EVERYDAY, isShown, type Showing, type ShownPiece } from './shown';

const piece = (rest: Partial<ShownPiece> = {}): ShownPiece => ({ contexts: [], season: ['summer'], ...rest });
const asking = (...contexts: Context[]): Showing => ({ ...EVERYDAY, contexts });

it.each<[string, ShownPiece, Showing, boolean]>([
  ['clothes for the day', piece(), EVERYDAY, true],
  ['a gown where nothing is asked for', piece({ contexts: ['evening'] }), EVERYDAY, false],
  ['a gown in the evening', piece({ contexts: ['evening'] }), asking('evening'), true],
  ['a wedding dress in the evening', piece({ contexts: ['bridal', 'evening'] }), asking('evening'), false],
  ['nursing tops for a pregnancy alone', piece({ contexts: ['nursing'] }), asking('maternity'), false],
  ['tops for both while nursing', piece({ contexts: ['maternity', 'nursing'] }), asking('nursing'), true],
  ['a maternity gown by day', piece({ contexts: ['maternity', 'evening'] }), asking('maternity'), false],
  ['what is particular', piece({ status: 'niche' }), EVERYDAY, false],
  ['what is particular, where asked for', piece({ status: 'niche' }), { ...EVERYDAY, isNiche: true }, true],
  [
    'what is particular to a context that was asked for',
    piece({ status: 'niche', contexts: ['swim'] }),
    asking('swim'),
    true,
  ],
  ['a summer piece in summer', piece({ status: 'seasonal' }), { ...EVERYDAY, seasons: ['summer'] }, true],
  ['a summer piece in winter', piece({ status: 'seasonal' }), { ...EVERYDAY, seasons: ['winter'] }, false],
  ['a summer piece in any season', piece({ status: 'seasonal' }), { ...EVERYDAY, seasons: null }, true],
  ['what is retired', piece({ status: 'retired' }), { contexts: [], seasons: null, isNiche: true }, false],
])('isShown answers for %s', (_, one, showing, is) => {
  expect(isShown(one, showing)).toBe(is);
});
