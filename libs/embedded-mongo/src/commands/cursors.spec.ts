import { Long } from 'bson';
import { Cursors } from './cursors';

describe('Cursors', () => {
  const documents = [{ a: 1 }, { a: 2 }, { a: 3 }];

  it('Cursors close a cursor after ten minutes without a read', () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const cursors = new Cursors(() => now);
    const { id } = cursors.start('db.things', documents, { batchSize: 1 })['cursor'] as { id: Long };

    now = new Date('2026-01-01T00:10:00Z');
    cursors.sweep();
    expect(cursors.readNext(id, 'db.things', { batchSize: 1 })).toMatchObject({
      cursor: { nextBatch: [{ a: 2 }], id },
    });

    now = new Date('2026-01-01T00:20:00.001Z');
    cursors.sweep();
    expect(() => cursors.readNext(id, 'db.things')).toThrow(expect.objectContaining({ code: 43 }));
  });

  it('Cursors return a cursor only for its own collection', () => {
    const cursors = new Cursors(() => new Date());
    const { id } = cursors.start('db.things', documents, { batchSize: 0 })['cursor'] as { id: Long };
    expect(() => cursors.readNext(id, 'db.others')).toThrow(expect.objectContaining({ code: 13 }));
    expect(cursors.readNext(id, 'db.things')).toMatchObject({
      cursor: { nextBatch: documents, id: Long.ZERO },
    });
  });
});
