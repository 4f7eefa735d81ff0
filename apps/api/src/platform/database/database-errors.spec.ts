import { mongo } from 'mongoose';
import { answerFor } from '../http/responses/problem.filter';

/** An error of the driver by its name; some of its classes cannot be made from outside. */
function named(name: string): Error {
  return Object.assign(new Error('connection 3 to 10.0.0.7:27017 timed out'), { name });
}

describe('answers for what the database does', () => {
  it.each([
    named('MongoWaitQueueTimeoutError'),
    named('PoolClearedOnNetworkError'),
    named('MongoPoolClosedError'),
    named('MongoServerSelectionError'),
    new mongo.MongoNetworkError('10.0.0.7'),
    Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
  ])('%s: it is away, in words and with the time to come again', (error) => {
    expect(answerFor(error)).toEqual({
      status: 503,
      code: 'UNAVAILABLE',
      error: 'Figura cannot reach its data at the moment. Please try again in a few seconds.',
      retryAfter: 5,
    });
  });

  it('a full disk: nothing can be stored', () => {
    const error = new mongo.MongoServerError({ ok: 0, errmsg: 'no room', code: 14_031 });
    expect(answerFor(error)).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      error: expect.stringContaining('no room'),
    });
  });

  it('any other refusal of the database is a fault of ours and says nothing', () => {
    const error = new mongo.MongoServerError({ ok: 0, errmsg: 'unknown operator: $oops', code: 2 });
    expect(answerFor(error)).toMatchObject({ status: 500, code: 'INTERNAL' });
  });
});
