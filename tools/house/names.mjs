/** First words of functions and methods: `findUser`, `isVerified`, `toInches`, `useDraft`, `createCutter`. */
const VERBS = new Set(
  `
    abandon abort accept act add admit advance advise aggregate allow analyze announce anonymize answer append apply
    are arrange ask assemble assert assess attempt authenticate back beat begin bend bind blend break brighten build
    buy cache calculate call can cancel capitalize carry catch cause change check choose cinch claim clamp classify
    clean clear click clip clone close collect combine compact compare compile complain complete compose compress
    compute confirm connect consume continue convert copy count create crop cut debug decode delete deliver derive
    describe detect digest disable discard disconnect dispatch do document does download draft drain drape draw dress
    drop dump duplicate ease edit emit enclose encode end enqueue ensure enter erase escape estimate evict examine
    exchange exclude execute exit expand expect expire explain export extend fail fake fetch fill filter find finish
    fit fix flatten flip flush focus fold follow force forget format free from fulfill gather generate get give go grant group
    guess hand handle hang has hash hear hide hold hydrate identify ignore import include index init insert install
    intercept interpolate interrupt invalidate invert is issue join judge keep kill know launch lay layer learn leave
    let lift limit link list listen load locate lock log login logout look lookup loosen make map mark mask match matches may
    measure memoize mend mention merge mirror mix mock mount move multiply must name normalize note notify observe offer omit
    on onboard open operate order outline own pack pad paint pair parse pass paste patch pause pay pick place plan
    plant play post postpone prefer preload prepare prepend present press pretend preview print process project
    extendReservation promise provide publish pull push put quote query race raise random rank rate reach read recall receive
    recolor recommend reconcile record recover redact redirect reduce refresh refund refuse register rehash reject
    relate relay release reload remember remove rename render renew repack repeat replace reply report request require
    reread resend reserve reset resize resolve respond restore restrict resume retract retry return reverse revoke
    reweigh reword rewrite rotate round run sample save say scale scan schedule score scrape scroll search see seed
    select sell send serve set settle shade shape share shift shorten show shut sign silence skip slice slip smooth
    sniff solve sort speak split spread stamp start stem step stitch stop store straighten stream strip stub style submit
    subscribe substitute subtract suggest sum summarize swap sweep swipe tag tailor take tally tap tell terminate test throw
    tick tie to toggle touch trace track trade transform translate treat trim truncate try turn type undo unfold
    unlock unpack unquote unsubscribe untick unwear unzip update upload upsert use validate vary verify visit wait
    wake walk warm warn was wash watch wear weigh when with withdraw work wrap write zip
`.split(/\s+/),
);

/** Names without a verb, by reason. */
const EXCEPTIONS = new Map(
  [
    ['an interface of Nest', 'beforeApplicationShutdown error verbose'],
    ['an interface of React, Vite, or Rollup', 'componentDidCatch configResolved configureServer handler'],
    ['an interface of Jest, Fetch, or autocannon', 'formData setup setupClient'],
    ['the word of Date.now(), clsx, and i18next', 'now classNames translator'],
    ['read as one sentence: throw new EmailTakenError().about(field)', 'about'],
    ['geometry of the drawing kit, written many times in a row', 'above at both cross point straight'],
  ].flatMap(([reason, names]) => names.split(' ').map((name) => [name, reason])),
);

export const isVerbFirst = (name) => VERBS.has(/^[a-z]*/.exec(name)[0]);

export const isFunctionName = (name) => isVerbFirst(name) || EXCEPTIONS.has(name);

/** `colorOf(item)` is a noun; `findColor(item)` says what happens. */
export const hasNounSuffix = (name) => /Of$|^of$/.test(name);

export const isTest = (file) => /[.-](spec|fault|soak)\.|\/testing\/|web-e2e/.test(file);
