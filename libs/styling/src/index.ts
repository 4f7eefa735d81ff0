export {
  explainTheme,
  nameAttribute,
  createFeaturePhrase,
  nameFeature,
  nameItem,
  nameLook,
  nameTheme,
  nameValue,
  sayInGuide,
  tellEffect,
} from './content-texts';
export { isAllowed, buildLimitsKey } from './allowed';
export type { OfferedGarment } from './allowed';
export { computeLevel, computeLevelOfType, computeLevelOfValue } from './allowed/coverage-levels';
export { BALANCES, BODY_SIGNALS } from './body-signals';
export { answerCheck, describeEffect } from './check/answer-check';
export { assessFit, listUserFeatures, type UserFeatures } from './check/nearby-bodies';
export type { CheckAnswer, CheckedUser, DescribedEffect } from './check/answer-check';
export { collectChanged } from './check/changes';
export { checkGarment } from './check/check-garment';
export { compileChecks } from './check/compiled-checks';
export type { CheckKnowledge, CompiledChecks } from './check/compiled-checks';
export { GOOD_FROM, measureType } from './check/scale';
export type { Alternative, CheckedGarment, GarmentCheck } from './check/check-garment';
export { describeAlternatives, formatVerdictSentence } from './check/check-sentences';
export { toWordedCheckCatalog, createCheckSource } from './check/check-source';
export type { CheckCatalog, CheckSource } from './check/check-source';
export { listPartFits } from './check/part-fits';
export type { PartFit } from './check/part-fits';
export { findCodeNote } from './code-note';
export { compileItems, compileKnowledge, compileRules, ItemCompiler } from './compile';
export type { CompiledKnowledge, CompiledRules } from './compile';
export { CAUTION_RATING, explain, explainByPart, explainFully, listReasons } from './explain';
export type { Effect, Explanation, FeatureName, Reason } from './explain';
export { findUnsaid, isLifeFeature, isResting, listLifeFeatures } from './life-states';
export { isSaid, type Unsaid } from './unsaid';
export { listFeatures, listNotableFeatures, NOTABLE_STRENGTH } from './features';
export type { Profile, ProfileFeature } from './features';
export type { FeatureKnowledge, ItemType, RatedItem, RatedValue, StylingKnowledge } from './knowledge';
export { PROPORTIONS } from './proportions';
export { TYPICAL_MEN } from './typical-men';
export { isInGuide } from './guide-advice';
export { listRailChecks } from './lengths/rail-checks';
export type { RailCheck, RailKnowledge } from './lengths/rail-checks';
export { CAUTION_STRENGTH, isAgainst, rank, rateFit, scoreRange, scoreItems, scoreTerms } from './rank';
export type { RankedItem } from './rank';
export {
  createForeignDictionary,
  searchDictionary,
  listSearchWords,
  searchWordsOfGarment,
} from './search-words';
export type { English, SearchDictionary, SearchKnowledge } from './search-words';
export { TYPICAL_BODIES } from './typical-bodies';
export { findUnsureItems } from './unsure-items';
export { OTHER_REASON_SHARE, STRENGTH_STEPS, computeWeight } from './weight';
export { isAbout, tellClaim, writeBodyLine, writeHalves, writeShortReason } from './outfits/body-line';
export type { BodyEffect, IsOpposed } from './outfits/body-line';
export { findCarry } from './outfits/carry';
export { compileLookBook } from './outfits/compile-look-book';
export type { CompiledLookBook } from './outfits/compile-look-book';
export { composeOutfits, RELAXATIONS } from './outfits/compose';
export type { ComposedOutfit, Composition, Relaxation } from './outfits/compose';
export { describePiece } from './outfits/piece-facts';
export { composeTheme } from './outfits/compose-theme';
export { composeRested } from './outfits/compose-rested';
export { composeOwnFirst, isWhole } from './outfits/own-first/compose-own-first';
export type { OwnFirstComposition, OwnFirstPieces } from './outfits/own-first/compose-own-first';
export { scoreHarmony } from './outfits/harmony';
export type { SeenPiece } from './outfits/harmony';
export type { LookBook } from './outfits/look-book';
export { countOpenings, findGaps } from './outfits/openings';
export type { Gap } from './outfits/openings';
export { packSuitcase } from './outfits/pack';
export type { PackedOutfit, Packing, PackingQuestion } from './outfits/pack';
export { getSlot, buildPieceKey } from './outfits/piece';
export type { OutfitPiece, WornPiece } from './outfits/piece';
export type { OutfitQuestion } from './outfits/question';
export type { Weather } from './outfits/vetoes/veto';
export { recallOutfit } from './outfits/recall';
export { namePiece, nameWornPiece } from './outfits/sentences';
export type { OutfitBody, OutfitReason } from './outfits/sentences';
export { isPersonal, isSeen, isUnderClosed } from './outfits/seen';
export { getZone } from './on-part';
export { replacePiece } from './outfits/swap';
export { measureColorDistance, toOklch } from './outfits/tones';
export {
  EVERYDAY,
  findOccasionContexts,
  isAskedFor,
  isLifeContext,
  isShown,
  OUTFIT_CONTEXTS,
  buildShowingKey,
} from './looks/shown';
export type { Showing } from './looks/shown';
export { arrangeLooks } from './looks/arrange-looks';
export type { ArrangedItem } from './looks/arrange-looks';
export { getColorFamily } from './looks/color-family';
export { TIE, Variety } from './looks/variety';
export { ALTERATIONS } from './tailoring/alterations';
export { advisePieces } from './tailoring/advice';
export type { AdvisedPiece, PieceAdvice } from './tailoring/advice';
export { compareWithChart, compareWithWords, findRow, type SizedBody } from './sizes/compare-size';
export type { SizeFit, SizeFitLevel } from './sizes/compare-size';
