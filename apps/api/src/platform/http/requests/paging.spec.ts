import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { encodeCursor, decodeCursor, StaleCursorError } from './cursor';
import { PageQuery } from './page.dto';

const ID = /^[0-9a-f]{24}$/;

describe('Paging', () => {
  it('decodeCursor reverses encodeCursor', () => {
    const id = '0123456789abcdef01234567';
    expect(decodeCursor(encodeCursor(id), ID)).toBe(id);
  });

  it.each(['', 'x', encodeCursor('$ne'), `${encodeCursor('0123456789abcdef01234567')}=`])(
    'decodeCursor throws for the forged cursor %j',
    (cursor) => expect(() => decodeCursor(cursor, ID)).toThrow(StaleCursorError),
  );

  it.each([
    [{}, 0],
    [{ cursor: 'abc', limit: '48' }, 0],
    [{ limit: '49' }, 1],
    [{ limit: '0' }, 1],
    [{ limit: '1.5' }, 1],
    [{ limit: ['1', '2'] }, 1],
    [{ limit: 'many' }, 1],
    [{ cursor: { $ne: '' } }, 1],
    [{ cursor: 'x'.repeat(201) }, 1],
  ])('PageQuery validates %j with %i errors', (query, errors) => {
    expect(validateSync(plainToInstance(PageQuery, query))).toHaveLength(errors);
  });
});
