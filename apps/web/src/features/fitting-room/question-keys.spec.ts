import { forgetQuestionKey, keepQuestionKey } from './question-keys';

it('a question keeps its key until it is answered', () => {
  const question = { text: 'black wrap dress' };
  const key = keepQuestionKey(question);
  expect(keepQuestionKey({ ...question })).toBe(key);
  expect(keepQuestionKey({ text: 'white shirt' })).not.toBe(key);
  forgetQuestionKey(question);
  expect(keepQuestionKey(question)).not.toBe(key);
});

it('only the latest questions keep their keys', () => {
  const first = keepQuestionKey({ text: 'first' });
  for (let count = 0; count < 10; count++) keepQuestionKey({ text: `dress ${count}` });
  expect(keepQuestionKey({ text: 'first' })).not.toBe(first);
});
