import {
  API_KEY_SCOPES,
  BODY_CONCERNS,
  FREE_CHECKS,
  FREE_OUTFIT_QUESTIONS,
  LIFE_STATES,
  LIKELY_BODIES,
  MEASUREMENTS,
  MAX_API_KEYS,
  MAX_DAY_OCCASIONS,
  MAX_MARKS,
  MAX_OUTFIT_PIECES,
  MAX_OUTFITS,
  MAX_PACKING_DAYS,
  MAX_PACKING_LISTS,
  MAX_PASSKEYS,
  MAX_PASSPORT_LINKS,
  MAX_PLANS,
  MAX_SIZE_CHARTS,
  MAX_SIZE_ROWS,
  MAX_TASTE_LOOKS,
  MAX_WARDROBE_PIECES,
  MAX_WEARS,
  NEVER,
  OCCASIONS,
  OUTFIT_SLOTS,
  PACKED_PIECES,
  PIECE_SOURCES,
  RECOVERY_CODES,
  WARDROBE_UNDO_PIECES,
  WORN_STYLES,
} from '@figura/contracts';
import { RELAXATIONS } from '@figura/styling';
import { MAX_PROVIDERS } from '../config/sign-in-providers';

type Overflow = 'reject' | 'drop' | 'delete-oldest' | 'delete-oldest-restorable' | 'replace' | 'expire';

interface AccountLimit {
  /** Includes removed documents that can be restored. */
  readonly max: number;
  /** Documents kept for undo only. */
  readonly restorable?: number;
  readonly overflow: Overflow;
  readonly per?: 'email address';
}

interface NoLimit {
  readonly reason: string;
}

export type StoredLimit = (AccountLimit | NoLimit) & {
  readonly lists?: Readonly<Record<string, number>>;
};

const OPERATORS = { reason: 'what the operator adds' } as const;

/** A limit for every collection and every list in its documents. Live and restorable documents count together. */
export const STORED_LIMITS = {
  users: {
    max: 6,
    per: 'email address',
    overflow: 'delete-oldest',
    lists: {
      bodyConcerns: BODY_CONCERNS.length,
      firstSteps: 2,
      'measurements.estimated': MEASUREMENTS.length,
      'measurements.estimated.likely': LIKELY_BODIES,
      'preferences.never': NEVER.length,
      'preferences.lifeStates': LIFE_STATES.length,
      'preferences.taste': MAX_TASTE_LOOKS,
      'preferences.loved': MAX_MARKS,
      'preferences.hidden': MAX_MARKS,
    },
  },
  profileimages: { max: 1, overflow: 'replace' },
  // More browsers than anyone uses, and few enough to scan.
  sessions: { max: 20, overflow: 'delete-oldest' },
  // One reset link, and five verification links.
  onetimetokens: { max: 1 + 5, overflow: 'delete-oldest' },
  // Belongs to no account: rate limits bound it, and it expires within ten minutes.
  signinchallenges: { max: 20, overflow: 'delete-oldest' },
  passkeys: { max: MAX_PASSKEYS, overflow: 'reject', lists: { transports: 7 } },
  // One per provider that the settings can configure.
  provideridentities: { max: MAX_PROVIDERS, overflow: 'reject' },
  secondfactors: { max: 1, overflow: 'replace', lists: { recoveryHashes: RECOVERY_CODES } },
  checkouts: { max: 1, overflow: 'replace' },
  payments: { reason: 'one for each payment; books are kept' },
  jobs: { reason: 'gone when done; limited by the table of limits' },
  jobdecoys: { reason: '64 reused places' },
  keptmails: { reason: 'local mode only, 500 of all accounts together', lists: { links: 10 } },
  webhookevents: { reason: 'one per signed event' },
  coupons: OPERATORS,
  invitations: OPERATORS,
  couponuses: { reason: 'one per account and code' },
  // More than the catalog's trends; above it, entries for removed trends are dropped.
  seentrends: { max: 1, overflow: 'replace', lists: { itemIds: 500 } },
  quotauses: {
    max: 4,
    overflow: 'expire',
    lists: { uses: Math.max(FREE_CHECKS, FREE_OUTFIT_QUESTIONS) },
  },
  outfits: {
    max: MAX_OUTFITS,
    overflow: 'reject',
    lists: {
      pieces: MAX_OUTFIT_PIECES,
      'pieces.worn': WORN_STYLES.length,
      wears: MAX_WEARS,
      plans: MAX_PLANS,
    },
  },
  weeklyoutfits: {
    max: 1,
    overflow: 'replace',
    lists: { pieces: MAX_OUTFIT_PIECES, 'pieces.worn': WORN_STYLES.length },
  },
  pushsubscriptions: { max: 20, overflow: 'delete-oldest' },
  mondaymails: { max: 5, overflow: 'expire' },
  wardrobepieces: {
    max: MAX_WARDROBE_PIECES + WARDROBE_UNDO_PIECES,
    restorable: WARDROBE_UNDO_PIECES,
    overflow: 'delete-oldest-restorable',
    lists: { wears: MAX_WEARS },
  },
  wardrobephotos: {
    max: MAX_WARDROBE_PIECES + WARDROBE_UNDO_PIECES,
    restorable: WARDROBE_UNDO_PIECES,
    overflow: 'delete-oldest-restorable',
  },
  packinglists: {
    max: MAX_PACKING_LISTS,
    overflow: 'reject',
    lists: {
      'question.occasions': OCCASIONS.length,
      'question.once': OCCASIONS.length,
      'question.from': PIECE_SOURCES.length,
      pieces: PACKED_PIECES.max,
      'pieces.worn': WORN_STYLES.length,
      days: MAX_PACKING_DAYS,
      'days.outfits': MAX_DAY_OCCASIONS,
      'days.outfits.pieces': MAX_OUTFIT_PIECES,
      'days.outfits.pieces.worn': WORN_STYLES.length,
      'days.outfits.changes': OUTFIT_SLOTS.length,
      relaxed: RELAXATIONS.length,
      missing: OCCASIONS.length,
      'missing.lacks': OUTFIT_SLOTS.length,
      packed: PACKED_PIECES.max,
    },
  },
  followups: { max: 100, overflow: 'drop' },
  followupcounts: { reason: 'one per day, verdict, and answer' },
  weeklyanswers: { max: 2, overflow: 'expire' },
  trendeditions: { reason: 'one for each week', lists: { itemIds: 500 } },
  catalogeditions: OPERATORS,
  catalogversions: OPERATORS,
  shopclicks: { reason: 'one per day and shop' },
  productshops: OPERATORS,
  productfeeds: OPERATORS,
  productimports: OPERATORS,
  productcolumns: OPERATORS,
  producttexts: OPERATORS,
  productphotos: { reason: 'bounded in bytes: the least used go' },
  productphotofiles: { reason: 'bounded in bytes: the least used go' },
  unsettledpictures: { reason: 'gone when settled, within hours' },
  auditentries: { reason: 'one per act' },
  sizecharts: {
    max: MAX_SIZE_CHARTS,
    overflow: 'reject',
    lists: { rows: MAX_SIZE_ROWS, 'rows.chest': 2, 'rows.waist': 2, 'rows.hips': 2 },
  },
  apikeys: { max: MAX_API_KEYS, overflow: 'reject', lists: { scopes: API_KEY_SCOPES.length } },
  calendarlinks: { max: 1, overflow: 'replace' },
  passportlinks: { max: MAX_PASSPORT_LINKS, overflow: 'reject' },
} as const satisfies Record<string, StoredLimit>;
