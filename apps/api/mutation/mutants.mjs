/** The specs that have to notice the mutants of an area, as Jest takes them. */
export const SPECS = {
  access: ['http/access/access.e2e-spec', 'auth/access/'],
  sessions: ['auth/sessions/'],
  'sign-in': ['auth/sign-in/', 'rate-limiter.spec'],
  registration: ['auth/registration/', 'auth/sign-in/guesses'],
  password: ['auth/password/', 'auth/sign-in/guesses', 'auth/sessions/credential-version'],
  payments: ['api/src/payments/'],
  coupons: ['api/src/coupons/', 'payments.e2e-spec'],
  jobs: ['api/src/jobs/'],
  erasure: ['users/erasure/'],
  trends: ['api/src/trends/'],
};

/** A mistake in one file: where `find` stands, exactly once, `replace` is put. */
const api = (area, file, mistake, find, replace) => ({
  area,
  file: `apps/api/src/${file}`,
  mistake,
  find,
  replace,
});

export const MUTANTS = [
  ...[
    ['no mark opens a route', "?? 'signed-in'", "?? 'public'"],
    ['unverified users pass', "access !== 'signed-in' && !caller.isVerified", 'false'],
    [
      'only verified routes ask for a verified address',
      "access !== 'signed-in' && !caller.isVerified",
      "access === 'verified' && !caller.isVerified",
    ],
    ['free accounts pass', "access === 'premium' && !caller.hasPaid", 'false'],
    ['whoever is not in memory passes unasked', 'return allow(context', 'return true || allow(context'],
  ].map((rest) => api('access', 'platform/http/access/access.guard.ts', ...rest)),
  ...[
    ['tokens in memory never expire', '!token || token.exp * 1_000 <= this.clock.now().getTime()', '!token'],
    ['a session of somebody else', 'session?.userId !== sub || ', '!session || '],
    ['sessions never expire', ' || session.expiresAt <= this.clock.now()', ''],
    ['sessions outlive the password', 'if (!isOfCurrentPassword(session, user)) return null;', ''],
    [
      'an old account in memory is believed',
      'session.credentialVersion > user.credentialVersion',
      'session.credentialVersion > user.credentialVersion + 1',
    ],
  ].map((rest) => api('access', 'auth/access/authenticator.service.ts', ...rest)),
  ...[
    ['refreshing never ends', 'session.expiresAt <= now || ', ''],
    ['the MAC of a refresh token is not compared', ' && timingSafeEqual(given, expected)', ''],
    [
      'a rotated token is good for ever',
      'isPrevious && now.getTime() - session.rotatedAt.getTime() <= GRACE_MS',
      'isPrevious',
    ],
    ['no grace for two tabs', 'const GRACE_MS = 10_000', 'const GRACE_MS = 0'],
    ['a stolen token ends nothing', 'await this.endStolen(session);', ''],
    ['sessions without an end', 'createdAt.getTime() + SESSION_MS', 'Infinity'],
    [
      'sessions without a number',
      'await this.sessions.endAllButNewest(userId, STORED_LIMITS.sessions.most, session.id);',
      '',
    ],
    [
      'a password that changes while somebody signs in',
      'await this.sessions.end(userId, session.id);\n      return null;',
      '',
    ],
    ['nobody is told of a theft', "await this.mails.enqueue('session-ended', { id: userId });", ''],
  ].map((rest) => api('sessions', 'auth/sessions/sessions.service.ts', ...rest)),
  ...[
    ['attempts of a client are not counted', "['sign-in:client', client],", ''],
    ['attempts at an address are not counted', "['sign-in:email', email],", ''],
    ['no password is needed', 'await this.passwords.findMatch(hashes, password, turn)', '0'],
    ['sign-ins are not counted', "await this.limits.consume('sign-in:account'", "void ('sign-in:account'"],
    ['weak hashes stay', 'user.isVerified && this.passwords.isOutdated(user.passwordHash)', 'false'],
    [
      'the common salt of pending registrations goes',
      'user.isVerified && this.passwords.isOutdated',
      'this.passwords.isOutdated',
    ],
  ].map((rest) => api('sign-in', 'auth/sign-in/sign-in.service.ts', ...rest)),
  ...[
    [
      'attempts of good sign-ins are not given back',
      'await this.refundAll(counters);\n      return outcome;',
      'return outcome;',
    ],
    [
      'attempts that were not checked are not given back',
      'if (!(error instanceof DomainError && error.isWrongGuess)) await',
      'if (false) await',
    ],
    [
      'wrong guesses are given back',
      'if (!(error instanceof DomainError && error.isWrongGuess)) await',
      'await',
    ],
    [
      'a limit that is reached keeps what others counted before',
      'for (const each of consumed) await refundOne(each);',
      '',
    ],
  ].map((rest) => api('sign-in', 'platform/rate-limit/rate-limiter.ts', ...rest)),
  ...[
    [
      'any browser verifies with the link alone',
      '!this.pending.isKeyOf(user, registrationKey)) throw',
      'false) throw',
    ],
    ['any password verifies', '!(await this.passwords.verify(user.passwordHash, password, turn))', 'false'],
    ['passwords are guessed without a limit', "['verify-email:account', user.id],", ''],
    ['codes are guessed without a limit', "([['access-code:client', client]] as const)", '[]'],
    ['everybody who opens the link signs in', 'if (!wasFirst) return { message: VERIFIED };', ''],
  ].map((rest) => api('registration', 'auth/registration/registration.service.ts', ...rest)),
  ...[
    [
      'a reset link works twice',
      "if (!(await this.tokens.use('reset-password', token))) throw createInvalidLink();",
      '',
    ],
    ['a reset opens no closed address', "await this.limits.clear('sign-in:email', user.email);", ''],
    ['sessions stay after a change', 'await this.sessions.endAll(user.id, password.keptSessionId);', ''],
    ['the owner is not told', "await this.mails.enqueue('password-changed', user);", ''],
    ['a change races another', 'keptSessionId: sessionId, expectedVersion', 'keptSessionId: sessionId'],
    ['easy passwords', 'assertNotEasyToGuess(password, { email, names: [firstName, lastName] }, field);', ''],
  ].map((rest) => api('password', 'auth/password/password.service.ts', ...rest)),
  ...[
    ['any amount pays', 'amount === null || amount !== session.askedAmount ||', 'amount === null ||'],
    ['any currency pays', ' || currency !== CURRENCY', ''],
    ['unpaid sessions pay', "return 'unpaid';", ''],
    ['refunds count for ever', 'refundedAt <= createRefundableUntil(paidAt) ||', 'true ||'],
    ['refunds do not count', 'await this.payments.noteRefund(sessionId, refundedAt);', ';'],
    ['disputes do not count', 'if (session.dispute) await', 'if (false) await'],
    [
      'the refund of one of two payments takes access',
      'if (!(await this.payments.hasOther(userId, sessionId))) await',
      'await',
    ],
    ['a refund takes no access', 'await this.accounts.revokeAccess(userId)', 'void userId'],
    ['codes are not used up', 'await this.countCoupon(payment);', ''],
    [
      'the bank takes longer than the code',
      'if (session.processing && couponCode) await',
      'if (false) await',
    ],
    ['no receipt', "await this.mails.enqueue('receipt', payment);", ''],
    ['an account that is gone is granted', "return 'no-account';", ''],
  ].map((rest) => api('payments', 'payments/fulfillment/fulfillment.service.ts', ...rest)),
  ...[
    ['paying twice', 'if (user.hasPaid) throw new AlreadyPaidError();', ''],
    ['offers without an end', ' && age < OFFER_MS', ''],
    ['a changed referrer is ignored', 'checkout.referredBy === wanted.referredBy', 'true'],
    ['a changed code is ignored', 'checkout.couponCode === wanted.couponCode', 'true'],
    ['a changed price is ignored', 'checkout.amount === wanted.amount', 'true'],
    ['paying while the bank thinks', 'if (session.processing) throw new PaymentProcessingError();', ''],
    ['a failure is asked for again', 'await this.checkouts.abandon(user.id, current.attempt);', ''],
    [
      'an old session can still be paid',
      'if (!(await this.stripe.expire(session.id, end))) return null;',
      '',
    ],
  ].map((rest) => api('payments', 'payments/checkout/checkout.service.ts', ...rest)),
  api(
    'payments',
    'payments/checkout/return.service.ts',
    'the payment of somebody else',
    'session?.userId !== userId',
    '!session',
  ),
  ...[
    ['the early price ends late', 'now.getTime() < EARLY_END', 'now.getTime() <= EARLY_END'],
    ['a code takes nothing off', '100 - INFLUENCER_PERCENT_OFF', '100'],
    ['31 days of money back', 'MONEY_BACK_DAYS = 30', 'MONEY_BACK_DAYS = 31'],
  ].map((rest) => api('payments', 'payments/pricing/pricing.ts', ...rest)),
  ...[
    ['codes without a limit', '!(await this.take(coupon.code, coupon.usesLeft, holderId, until))', 'false'],
    [
      'looking finds used-up codes',
      'if (!(await this.hasRoom(coupon, holderId))) throw new InvalidCouponError();',
      '',
    ],
    [
      'the holder of the last use is refused',
      'if (holderId !== undefined && (await this.uses.has(code, holderId))) return true;',
      '',
    ],
    [
      'lapsed reservations are lost',
      'if (await this.uses.takeLapsed(code, holderId, this.clock.now(), until)) return true;',
      '',
    ],
    ['case counts', 'code.trim().toUpperCase()', 'code.trim()'],
    [
      'uses of codes without a limit are not noted',
      'await this.uses.noteUnlimited(coupon.code, holderId, now);',
      '',
    ],
  ].map((rest) => api('coupons', 'coupons/coupons.service.ts', ...rest)),
  ...[
    ['disabled codes are good', 'code, disabled: false,', 'code,'],
    ['expired codes are good', ', $or: [{ expiresAt: null }, { expiresAt: trusted({ $gt: now }) }] }', ' }'],
  ].map((rest) => api('coupons', 'coupons/coupons.repository.ts', ...rest)),
  api(
    'coupons',
    'coupons/coupon-use.schema.ts',
    'one holder takes two',
    'index({ code: 1, holderId: 1 }, { unique: true })',
    'index({ code: 1, holderId: 1 })',
  ),
  api(
    'coupons',
    'coupons/coupon-uses.repository.ts',
    'uses are given back',
    '{ holderId, confirmedAt: null, ...(code',
    '{ holderId, ...(code',
  ),
  ...[
    [
      'a worker that was taken for dead writes',
      '_id: new Types.ObjectId(job.id), attempts: job.attempts }',
      '_id: new Types.ObjectId(job.id) }',
    ],
    ['jobs that failed are tried', 'const due = { failedAt: null, dueAt', 'const due = { dueAt'],
    [
      'jobs are tried before they are due',
      '_id: new Types.ObjectId(id), failedAt: null, dueAt: trusted({ $lte: now }) };',
      '_id: new Types.ObjectId(id), failedAt: null };',
    ],
    ['a claim lasts no time', 'dueAt: new Date(now.getTime() + claimMs) }, $inc', 'dueAt: now }, $inc'],
    ['attempts are not counted', '$inc: { attempts: 1 }', '$inc: { attempts: 0 }'],
  ].map((rest) => api('jobs', 'jobs/jobs.repository.ts', ...rest)),
  api(
    'erasure',
    'jobs/jobs.repository.ts',
    'erasing removes itself',
    ", name: trusted({ $ne: 'accounts.erase' })",
    '',
  ),
  ...[
    ['jobs never fail for good', 'job.attempts >= MAX_ATTEMPTS', 'false'],
    ['tries without growing pauses', 'FIRST_DELAY_MS * 2 ** (job.attempts - 1)', 'FIRST_DELAY_MS'],
    ['pauses without a bound', 'MAX_DELAY_MS);', 'Infinity);'],
    ['what is being done is done beside it', 'if (running) return running;', ''],
    [
      'addresses in reasons',
      'redact(error instanceof Error ? error.message : String(error))',
      'String(error)',
    ],
  ].map((rest) => api('jobs', 'jobs/job-executor.service.ts', ...rest)),
  api(
    'jobs',
    'jobs/note-patiently.ts',
    'what is done is done again',
    'if (tries === TRIES) throw error;',
    'throw error;',
  ),
  api(
    'trends',
    'trends/editions/choose-items.ts',
    'one week without repeats',
    'WEEKS_WITHOUT_REPEATS = 7',
    'WEEKS_WITHOUT_REPEATS = 1',
  ),
];
