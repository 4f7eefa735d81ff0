import { forgetReferral, rememberReferral, findRememberedReferral } from './referral';

it('the referral is kept across pages until it is cleared', () => {
  rememberReferral('?utm_source=mail&ref=style.by-anna');
  rememberReferral('');
  rememberReferral('?token=abc');
  expect(findRememberedReferral()).toBe('style.by-anna');
  forgetReferral();
  expect(findRememberedReferral()).toBeNull();
});

it('the newest referral link wins', () => {
  rememberReferral('?ref=anna');
  rememberReferral('?ref=%20bea%20');
  expect(findRememberedReferral()).toBe('bea');
});

it.each(['', '%20', 'a'.repeat(65), '<b>anna</b>', 'anna%0Abea'])('the referral ignores ref=%s', (ref) => {
  rememberReferral(`?ref=${ref}`);
  expect(findRememberedReferral()).toBeNull();
});

it('the referral treats invalid stored data as missing', () => {
  window.localStorage.setItem('referredBy', '{"name":"anna"}');
  expect(findRememberedReferral()).toBeNull();
});
