import { translateAll } from '@figura/messages';
import { mongo } from 'mongoose';
import { createErrorResponse } from '../http/responses/problem.filter';

function named(name: string): Error {
  return Object.assign(new Error('connection 3 to 10.0.0.7:27017 timed out'), { name });
}

describe('Responses to database errors', () => {
  it.each([
    named('MongoWaitQueueTimeoutError'),
    named('PoolClearedOnNetworkError'),
    named('MongoPoolClosedError'),
    named('MongoServerSelectionError'),
    new mongo.MongoNetworkError('10.0.0.7'),
    Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
  ])('%s becomes 503 with Retry-After', (error) => {
    expect(translateAll(createErrorResponse(error), 'en')).toEqual({
      status: 503,
      code: 'UNAVAILABLE',
      error: 'Figura cannot reach its data at the moment. Please try again in a few seconds.',
      retryAfter: 5,
    });
  });

  it('a full disk becomes an error that says nothing can be stored', () => {
    const error = new mongo.MongoServerError({ ok: 0, errmsg: 'no room', code: 14_031 });
    expect(translateAll(createErrorResponse(error), 'en')).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      error: expect.stringContaining('no room'),
    });
  });

  it('any other database error becomes an internal error without details', () => {
    const error = new mongo.MongoServerError({ ok: 0, errmsg: 'unknown operator: $oops', code: 2 });
    expect(createErrorResponse(error)).toMatchObject({ status: 500, code: 'INTERNAL' });
  });
});
