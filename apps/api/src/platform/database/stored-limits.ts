import {
  API_KEY_SCOPES,
  BODY_CONCERNS,
  FREE_CHECKS,
  FREE_OUTFIT_QUESTIONS,
  LIFE_STATES,
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

type Beyond = 'refused' | 'left-out' | 'oldest-go' | 'oldest-taken-out-go' | 'replaced' | 'by-time';

interface AccountLimit {
  /** Includes removed documents that can be restored. */
  readonly most: number;
  /** Documents kept for undo only. */
  readonly takenOut?: number;
  readonly beyond: Beyond;
  readonly per?: 'email address';
}

interface NoLimit {
  readonly why: string;
}

export type StoredLimit = (AccountLimit | NoLimit) & {
  readonly lists?: Readonly<Record<string, number>>;
};

const OPERATORS = { why: 'what the operator adds' } as const;

/** A limit for every collection and every list in its documents. Live and restorable documents count together. */
export const STORED_LIMITS = {
  users: {
    most: 6,
    per: 'email address',
    beyond: 'oldest-go',
    lists: {
      bodyConcerns: BODY_CONCERNS.length,
      firstSteps: 2,
      'measurements.estimated': MEASUREMENTS.length,
      'preferences.never': NEVER.length,
      'preferences.lifeStates': LIFE_STATES.length,
      'preferences.taste': MAX_TASTE_LOOKS,
      'preferences.loved': MAX_MARKS,
      'preferences.hidden': MAX_MARKS,
    },
  },
  profileimages: { most: 1, beyond: 'replaced' },
  // More browsers than anyone uses, and few enough to scan.
  sessions: { most: 20, beyond: 'oldest-go' },
  // One reset link, and five verification links.
  onetimetokens: { most: 1 + 5, beyond: 'oldest-go' },
  // Belongs to no account: rate limits bound it, and it expires within ten minutes.
  signinchallenges: { most: 20, beyond: 'oldest-go' },
  passkeys: { most: MAX_PASSKEYS, beyond: 'refused', lists: { transports: 7 } },
  // One per provider that the settings can configure.
  provideridentities: { most: MAX_PROVIDERS, beyond: 'refused' },
  secondfactors: { most: 1, beyond: 'replaced', lists: { recoveryHashes: RECOVERY_CODES } },
  checkouts: { most: 1, beyond: 'replaced' },
  payments: { why: 'one for each payment; books are kept' },
  jobs: { why: 'gone when done; limited by the table of limits' },
  jobdecoys: { why: '64 reused places' },
  keptmails: { why: 'local mode only, 500 of all accounts together', lists: { links: 10 } },
  webhookevents: { why: 'one per signed event' },
  coupons: OPERATORS,
  invitations: OPERATORS,
  couponuses: { why: 'one per account and code' },
  // More than the catalog's trends; above it, entries for removed trends are dropped.
  seentrends: { most: 1, beyond: 'replaced', lists: { itemIds: 500 } },
  quotauses: {
    most: 4,
    beyond: 'by-time',
    lists: { uses: Math.max(FREE_CHECKS, FREE_OUTFIT_QUESTIONS) },
  },
  outfits: {
    most: MAX_OUTFITS,
    beyond: 'refused',
    lists: {
      pieces: MAX_OUTFIT_PIECES,
      'pieces.worn': WORN_STYLES.length,
      wears: MAX_WEARS,
      plans: MAX_PLANS,
    },
  },
  weeklyoutfits: {
    most: 1,
    beyond: 'replaced',
    lists: { pieces: MAX_OUTFIT_PIECES, 'pieces.worn': WORN_STYLES.length, taste: MAX_TASTE_LOOKS },
  },
  pushsubscriptions: { most: 20, beyond: 'oldest-go' },
  mondaymails: { most: 5, beyond: 'by-time' },
  wardrobepieces: {
    most: MAX_WARDROBE_PIECES + WARDROBE_UNDO_PIECES,
    takenOut: WARDROBE_UNDO_PIECES,
    beyond: 'oldest-taken-out-go',
    lists: { wears: MAX_WEARS },
  },
  wardrobephotos: {
    most: MAX_WARDROBE_PIECES + WARDROBE_UNDO_PIECES,
    takenOut: WARDROBE_UNDO_PIECES,
    beyond: 'oldest-taken-out-go',
  },
  packinglists: {
    most: MAX_PACKING_LISTS,
    beyond: 'refused',
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
  followups: { most: 100, beyond: 'left-out' },
  followupcounts: { why: 'one per day, verdict, and answer' },
  weeklyanswers: { most: 2, beyond: 'by-time' },
  trendeditions: { why: 'one for each week', lists: { itemIds: 500 } },
  catalogeditions: OPERATORS,
  catalogversions: OPERATORS,
  shopclicks: { why: 'one per day and shop' },
  productshops: OPERATORS,
  productfeeds: OPERATORS,
  productimports: OPERATORS,
  productcolumns: OPERATORS,
  producttexts: OPERATORS,
  productphotos: { why: 'bounded in bytes: the least used go' },
  productphotofiles: { why: 'bounded in bytes: the least used go' },
  unsettledpictures: { why: 'gone when settled, within hours' },
  auditentries: { why: 'one per act' },
  sizecharts: {
    most: MAX_SIZE_CHARTS,
    beyond: 'refused',
    lists: { rows: MAX_SIZE_ROWS, 'rows.chest': 2, 'rows.waist': 2, 'rows.hips': 2 },
  },
  apikeys: { most: MAX_API_KEYS, beyond: 'refused', lists: { scopes: API_KEY_SCOPES.length } },
  calendarlinks: { most: 1, beyond: 'replaced' },
  passportlinks: { most: MAX_PASSPORT_LINKS, beyond: 'refused' },
} as const satisfies Record<string, StoredLimit>;
