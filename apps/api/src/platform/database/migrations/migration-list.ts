import { composeAddresses } from './compose-addresses';
import { keepLaterConcerns } from './keep-later-concerns';
import { dropCollection, dropIndex, updateDocuments, type Migration } from './migration';
import { packCatalogs } from './pack-catalogs';

/**
 * Every change to what is stored, in the order in which they are made. One that is released is neither changed nor
 * removed nor moved; what it got wrong, the next one mends.
 */
export const MIGRATIONS: readonly Migration[] = [
  dropCollection({
    name: '001-drop-changed-users',
    description: 'Processes tell each other of changed users through Redis now',
    collection: 'changedusers',
  }),
  dropIndex({
    name: '002-drop-sessions-by-user',
    description: 'The sessions of a user are found by an index that knows their age as well',
    collection: 'sessions',
    index: 'userId_1',
  }),
  updateDocuments({
    name: '003-credential-version-of-users',
    description: 'Accounts count the changes of their password',
    collection: 'users',
    where: { credentialVersion: { $exists: false } },
    update: { $set: { credentialVersion: 0, keptSessionId: null } },
  }),
  updateDocuments({
    name: '004-credential-version-of-sessions',
    description: 'Sessions name the password that they began with',
    collection: 'sessions',
    where: { credentialVersion: { $exists: false } },
    update: { $set: { credentialVersion: 0 } },
  }),
  updateDocuments({
    name: '005-payments-without-disputes',
    description: 'Payments say whether they are disputed',
    collection: 'payments',
    where: { disputeStep: { $exists: false } },
    update: { $set: { disputeStep: 0, disputed: false } },
  }),
  updateDocuments({
    name: '006-registration-of-users',
    description: 'Accounts have a registration until their address is verified',
    collection: 'users',
    where: { registration: { $exists: false } },
    update: { $set: { registration: null } },
  }),
  composeAddresses({
    name: '007-compose-addresses',
    description: 'Addresses are stored composed (NFC), as they are looked for',
  }),
  dropIndex({
    name: '008-drop-unique-address',
    description: 'Addresses are unique among verified accounts only',
    collection: 'users',
    index: 'email_1',
  }),
  keepLaterConcerns({
    name: '009-keep-later-concerns',
    description: 'Of two body concerns that say opposite things the later one stays',
  }),
  updateDocuments({
    name: '010-feature-choices-and-free-guide',
    description:
      'Accounts hold what clothes are to do about a feature, and the guide that is free for 30 days',
    collection: 'users',
    where: { featureChoices: { $exists: false } },
    update: { $set: { featureChoices: {}, freeGuide: null } },
  }),
  updateDocuments({
    name: '011-preferences-of-users',
    description: 'Accounts hold how the figure of the user is drawn',
    collection: 'users',
    where: { preferences: { $exists: false } },
    update: { $set: { preferences: { skin: null, hair: null } } },
  }),
  updateDocuments({
    name: '012-underbust-of-users',
    description: 'Accounts may hold the girth under the bust',
    collection: 'users',
    where: { underbust: { $exists: false } },
    update: { $set: { underbust: null } },
  }),
  updateDocuments({
    name: '013-limits-of-users',
    description:
      'Preferences hold what is never worn, what clothes must cover, a budget and how screens are shown',
    collection: 'users',
    where: { 'preferences.never': { $exists: false } },
    update: {
      $set: {
        'preferences.never': [],
        'preferences.coverage': { sleeves: null, hem: null, neckline: null },
        'preferences.budget': null,
        'preferences.hideNumbers': false,
        'preferences.locale': null,
        'preferences.mondayMail': false,
      },
    },
  }),
  updateDocuments({
    name: '014-underlayer-of-users',
    description: 'Preferences hold what the figure wears where it is drawn without clothes',
    collection: 'users',
    where: { 'preferences.underlayer': { $exists: false } },
    update: { $set: { 'preferences.underlayer': 'swimsuit' } },
  }),
  updateDocuments({
    name: '015-hemisphere-of-users',
    description: 'Preferences hold by which half of the earth seasons are told',
    collection: 'users',
    where: { 'preferences.hemisphere': { $exists: false } },
    update: { $set: { 'preferences.hemisphere': 'north' } },
  }),
  packCatalogs({
    name: '016-pack-catalogs',
    description: 'Catalogs are stored packed, so that a process starts a second sooner',
  }),
  updateDocuments({
    name: '017-life-states-of-users',
    description: 'Preferences hold what clothes follow for a while: nothing, until somebody says so',
    collection: 'users',
    where: { 'preferences.lifeStates': { $exists: false } },
    update: { $set: { 'preferences.lifeStates': [] } },
  }),
  updateDocuments({
    name: '018-sentences-of-packing-lists',
    description: 'Outfits of packing lists say why they work and what changes from day to day',
    collection: 'packinglists',
    where: { 'days.0': { $exists: true }, 'days.outfits.sentence': { $exists: false } },
    update: {
      $set: {
        'days.$[].outfits.$[].sentence': 'These pieces go together.',
        'days.$[].outfits.$[].changes': [],
      },
    },
  }),
  updateDocuments({
    name: '019-continued-uses',
    description: 'Uses of what is counted say how often they were continued',
    collection: 'quotauses',
    where: { 'uses.0': { $exists: true }, 'uses.continued': { $exists: false } },
    update: { $set: { 'uses.$[].continued': 0 } },
  }),
  updateDocuments({
    name: '020-faces-of-users',
    description: 'Preferences hold the face and the age that the figure of the user is drawn with',
    collection: 'users',
    where: { 'preferences.face': { $exists: false } },
    update: {
      $set: {
        'preferences.face': { eyes: 'almond', nose: 'medium', lips: 'medium' },
        'preferences.ageBand': 'middle',
      },
    },
  }),
];
