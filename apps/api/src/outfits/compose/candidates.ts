import type { CatalogItem } from '@figura/catalog';
import { findTastes, isAssumed, USUAL_VALUES } from '@figura/contracts';
import {
  compileItems,
  describePiece,
  findCarry,
  getSlot,
  findUnsaid,
  isAbout,
  isAllowed,
  isLifeFeature,
  isResting,
  isShown,
  listLifeFeatures,
  listReasons,
  nameItem,
  OUTFIT_CONTEXTS,
  rateFit,
  scoreItems,
  type BodyEffect,
  type Effect,
  type IsOpposed,
  type OutfitBody,
  type OutfitPiece,
  type OutfitQuestion,
  type ProfileFeature,
  type Unsaid,
} from '@figura/styling';
import type { Garment } from '../../catalog/catalog.dto';
import type { LoadedCatalog } from '../../catalog/loaded-catalog';
import { toGarment } from '../../catalog/item-garment';
import { getKey } from '../pieces/piece-keys';
import { isModest } from './is-modest';
import type { OutfitMaterial } from './outfit-material';

export type Candidate = OutfitPiece & { readonly garment: Garment };

export interface Candidates {
  readonly all: readonly Candidate[];
  readonly body: OutfitBody | null;
  readonly demands: Pick<
    OutfitQuestion,
    'isModest' | 'isHeadCovered' | 'contexts' | 'lifeStates' | 'tastes' | 'presentation' | 'features'
  >;
  readonly explain: (piece: Candidate) => readonly PieceReason[];
  /** For the user's own screens only. */
  readonly explainLife: (piece: Candidate) => readonly PieceReason[];
  readonly findKind: LoadedCatalog['lookBook']['findKind'];
  readonly isOpposed: IsOpposed;
  readonly unsaid: Unsaid | undefined;
}

type PieceReason = Pick<Effect, 'description' | 'contribution' | 'isGeneric' | 'attribute' | 'value'> &
  Pick<BodyEffect, 'feature' | 'choice' | 'claims'>;

export function findCandidates(material: OutfitMaterial, loaded: LoadedCatalog): Candidates {
  const { hasItems, features, contexts, lifeStates, preferences, body } = material;
  const isHeadCovered = hasHeadCovered(preferences);
  const general = addGeneralWishes(features ?? [], lifeStates);
  const isTicked = ({ feature }: PieceReason) =>
    features?.some(({ key, ticked }) => key === feature && ticked) === true;
  const isTrousers = (piece: Candidate) =>
    piece.slot === 'bottom' && !describePiece(piece, loaded.lookBook.findKind).is('skirt');
  const items = listFitItems(material, loaded);
  const all = [...listFitPieces(material, loaded), ...(hasItems ? items : items.filter(isAssumed))];
  return {
    all: [...new Map(all.map((each) => [getKey(each), each])).values()],
    body: body && {
      ...body,
      landmarks: loaded.catalog.railChecks.landmarks,
      areLegsLong: hasSome(features ?? [], LONG_LEGS),
    },
    demands: {
      isModest: isModest(preferences),
      isHeadCovered,
      contexts,
      lifeStates,
      tastes: findTastes(preferences.taste),
      presentation: preferences.presentation,
      features: features ?? [],
    },
    explain: ({ garment, slot }) =>
      [
        ...explainGarment(garment, features ?? [], loaded),
        ...explainGarment(garment, general, loaded).filter(({ feature }) => feature in GENERAL_WISHES),
      ].filter((told) =>
        isAbout(slot, told, {
          type: garment.type,
          presentation: preferences.presentation,
          isTicked: isTicked(told),
          isHeadCovered,
        }),
      ),
    explainLife: (piece) =>
      explainFeatures(withUsualLengths(piece.garment), listLifeFeatures(lifeStates), loaded).filter(
        ({ attribute }) => !(attribute === 'length' && isTrousers(piece)),
      ),
    findKind: loaded.lookBook.findKind,
    isOpposed: (type, attribute, value) => {
      const compiled = compileItems(loaded.rules, [{ id: '', type, attributes: { [attribute]: [value] } }]);
      return scoreItems(compiled, features ?? []).points[0]! < 0;
    },
    unsaid: findUnsaid(lifeStates),
  };
}

export function nameCandidates({ all }: Candidates, keys: readonly string[]) {
  const names = new Map(all.map((piece) => [getKey(piece), piece.name]));
  return keys.map((key) => names.get(key)!);
}

const LONG_LEGS = ['legs:long', 'torso:short'];
/** Suits every body but those with the features named. */
const GENERAL_WISHES: Readonly<Record<string, readonly string[]>> = {
  'legs:short': ['legs:short', ...LONG_LEGS],
  'shoulders:sloped': ['shoulders:sloped', 'shoulders:broad'],
  'neck:short': ['neck:short', 'neck:long'],
};
const NOTICED = 0.1;
const SLIGHT = 1 / 64;

const hasSome = (features: readonly ProfileFeature[], keys: readonly string[]): boolean =>
  features.some(({ key, strength }) => keys.includes(key) && strength >= NOTICED);

function addGeneralWishes(
  features: readonly ProfileFeature[],
  lifeStates: OutfitMaterial['lifeStates'],
): ProfileFeature[] {
  const [any] = features;
  const wishes = Object.entries(GENERAL_WISHES).flatMap(([key, known]): ProfileFeature[] =>
    any === undefined || hasSome(features, known) || isResting(key, lifeStates)
      ? []
      : [{ ...any, kind: 'balance', key, strength: SLIGHT, ticked: false, choice: 'balance' }],
  );
  return [
    ...features.filter(({ key, strength }) => strength >= NOTICED && !key.endsWith(':balanced')),
    ...wishes,
  ];
}

export function listFitPieces(
  { pieces: named, features }: Pick<OutfitMaterial, 'pieces' | 'features'>,
  { rules, types, wearing, lookBook }: LoadedCatalog,
): Candidate[] {
  const known = named.filter(({ garment }) => types.has(garment.type));
  const garments = known.map(({ id, garment }) => ({ id, ...garment }));
  const compiled = compileItems(rules, garments);
  const fit = features && rateFit(compiled, features);
  return known.map((piece, index) => ({
    ...piece,
    slot: getSlot(piece.garment, lookBook.findKind),
    score: fit?.[index] ?? 0,
    ...(features && findCarry(rules, features, piece.garment)),
    wearing: wearing.computeWearing(piece.garment),
  }));
}

export function listFitItems(
  { features, contexts, preferences }: Pick<OutfitMaterial, 'features' | 'contexts' | 'preferences'>,
  loaded: LoadedCatalog,
): Candidate[] {
  // Looks ask for niche pieces; season and occasion are checked by vetoes.
  const { presentation } = preferences;
  const showing = {
    contexts: [...OUTFIT_CONTEXTS, ...contexts],
    seasons: null,
    isNiche: true,
    presentation,
  };
  const fit = features && rateFit(loaded.compiled, features);
  const isHeadCovered = hasHeadCovered(preferences);
  return loaded.catalog.items.flatMap((item, index) =>
    item.category !== 'Styling' &&
    isShown(item, showing) &&
    isAllowed(item, preferences) &&
    !(isHeadCovered && isUnderCovering(item, loaded))
      ? [
          {
            ...toPiece(item, loaded),
            score: fit?.[index] ?? 0,
            ...(features && findCarry(loaded.rules, features, toGarment(item))),
          },
        ]
      : [],
  );
}

function isUnderCovering(item: CatalogItem, { lookBook }: LoadedCatalog): boolean {
  return describePiece({ garment: toGarment(item) }, lookBook.findKind).is('earrings', 'necklace', 'scarf');
}

function toPiece(item: CatalogItem, { lookBook }: LoadedCatalog): Omit<Candidate, 'score'> {
  const { id, warmth, formality, season, occasion, contexts, status, set, for: cuts } = item;
  return {
    source: 'catalog',
    id,
    name: nameItem(item),
    garment: toGarment(item),
    slot: getSlot(item, lookBook.findKind),
    wearing: { warmth, formality, season, occasion, contexts },
    status,
    set,
    for: cuts,
  };
}

const hasHeadCovered = ({ hair }: OutfitMaterial['preferences']): boolean => hair?.cut === 'covering';

/** Omits life states, since others may see outfits. */
export function explainGarment(
  garment: Garment,
  features: readonly ProfileFeature[],
  loaded: LoadedCatalog,
): PieceReason[] {
  return explainFeatures(
    garment,
    features.filter(({ key }) => !isLifeFeature(key)),
    loaded,
  );
}

function withUsualLengths(garment: Garment): Garment {
  const { length, leg } = USUAL_VALUES.get(garment.type) ?? {};
  const usual = { ...(length && { length: [...length] }), ...(leg && { leg: [...leg] }) };
  return { ...garment, attributes: { ...usual, ...garment.attributes } };
}

function explainFeatures(
  garment: Garment,
  features: readonly ProfileFeature[],
  { rules }: LoadedCatalog,
): PieceReason[] {
  if (features.length === 0) return [];
  const compiled = compileItems(rules, [{ id: '', ...garment }]);
  return listReasons(compiled, features, 0).map(
    ({ description, feature, attribute, value, claims, isGeneric, contribution }) => ({
      description,
      feature,
      attribute,
      value,
      claims,
      isGeneric,
      contribution,
      choice: features.find(({ key }) => key === feature)?.choice ?? 'balance',
    }),
  );
}
