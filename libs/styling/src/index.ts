export { isAllowed, limitsKey } from './allowed';
export type { OfferedGarment } from './allowed';
export { levelOf, levelOfType, levelOfValue } from './allowed/coverage-levels';
export { USUAL_VALUES } from './allowed/usual-values';
export { BALANCES, BODY_SIGNALS } from './body-signals';
export { answerCheck, describedEffect, featuresOfUser } from './check/answer-check';
export type { CheckAnswer, CheckedUser } from './check/answer-check';
export { boundsOf, changed, checkGarment, compileChecks, GOOD_FROM } from './check/check-garment';
export type {
  Alternative,
  CheckedGarment,
  CheckKnowledge,
  CompiledChecks,
  GarmentCheck,
} from './check/check-garment';
export { alternativeSentence, verdictSentence } from './check/check-sentences';
export { checkCatalogOf, checkSourceOf } from './check/check-source';
export type { CheckCatalog, CheckSource } from './check/check-source';
export { partFitsOf } from './check/part-fits';
export type { PartFit } from './check/part-fits';
export { codeNote } from './code-note';
export { compileItems, compileKnowledge, compileRules, ItemCompiler } from './compile';
export type { CompiledKnowledge, CompiledRules } from './compile';
export { CAUTION_RATING, CAUTION_STRENGTH, explain } from './explain';
export type { Effect, Explanation, FeatureName, Reason } from './explain';
export { featuresOf, notableFeatures, NOTABLE_STRENGTH, STRENGTH_STEPS } from './features';
export type { Profile, ProfileFeature } from './features';
export type { FeatureKnowledge, ItemType, RatedItem, RatedValue, StylingKnowledge } from './knowledge';
export { PROPORTIONS } from './proportions';
export { withoutLengths } from './lengths';
export { railChecksOf } from './rail-checks';
export type { RailCheck, RailKnowledge } from './rail-checks';
export { rank, scoreRange, scoringTerms } from './rank';
export type { RankedItem } from './rank';
export { searchDictionary, searchWordsOf, searchWordsOfGarment } from './search-words';
export type { English, SearchDictionary, SearchKnowledge } from './search-words';
export { TYPICAL_BODIES } from './typical-bodies';
export { weightOf } from './weight';
export { composeOutfits, composing } from './outfits/compose';
export type { ComposedOutfit, Composition, Relaxation } from './outfits/compose';
export { distance, perceived } from './outfits/color';
export { harmonyOf } from './outfits/harmony';
export type { WornPiece } from './outfits/harmony';
export { composingRested } from './outfits/resting';
export type { RestedComposition } from './outfits/resting';
export { gaps, openings } from './outfits/opens';
export type { Gap } from './outfits/opens';
export { EXACT_PIECES, packing } from './outfits/packing';
export type { PackedOutfit } from './outfits/packed-days';
export type { Packing, PackingQuestion } from './outfits/packing';
export { pieceKey } from './outfits/piece';
export { UNSEEN_TYPES } from './outfits/rules';
export type { OutfitPiece } from './outfits/piece';
export type { OutfitQuestion, Weather } from './outfits/question';
export type { OutfitBody, OutfitReason } from './outfits/reasons';
export { copying, finish } from './steps';
export type { Steps } from './steps';
export { replacing } from './outfits/swap';
export { ALTERATIONS } from './tailoring/alterations';
export { pieceAdvice } from './tailoring/advice';
export type { AdvisedPiece, PieceAdvice } from './tailoring/advice';
