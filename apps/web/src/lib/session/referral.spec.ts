import { forgetReferral, rememberReferral, findRememberedReferral } from './referral';

it('the referral keeps who sent the visitor, through any number of pages, until it is forgotten', () => {
  rememberReferral('?utm_source=mail&ref=style.by-anna');
  rememberReferral('');
  rememberReferral('?token=abc');
  expect(findRememberedReferral()).toBe('style.by-anna');
  forgetReferral();
  expect(findRememberedReferral()).toBeNull();
});

it('the referral lets the newest link count', () => {
  rememberReferral('?ref=anna');
  rememberReferral('?ref=%20bea%20');
  expect(findRememberedReferral()).toBe('bea');
});

it.each(['', '%20', 'a'.repeat(65), '<b>anna</b>', 'anna%0Abea'])(
  'the referral keeps nothing for ref=%s',
  (ref) => {
    rememberReferral(`?ref=${ref}`);
    expect(findRememberedReferral()).toBeNull();
  },
);

it('the referral reads what somebody else wrote into the storage as missing', () => {
  window.localStorage.setItem('referredBy', '{"name":"anna"}');
  expect(findRememberedReferral()).toBeNull();
});
