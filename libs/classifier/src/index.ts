export { classify } from './body-type';
export { toCoarseBody, toShownUser, removeNumbers } from './coarse/coarse-body';
export {
  assessConfidence,
  computeCodeProbabilities,
  NEIGHBOR_PROBABILITY,
  SETTLED_PROBABILITY,
} from './confidence/confidence';
export type { Confidence } from './confidence/confidence-type';
export { computeDensity, computeProbabilityBelow } from './confidence/normal-distribution';
export { TAPE_ERROR_INCHES } from './confidence/tape-error';
export { formatEntry, parseEntryInches, keepOtherwise, detectEntryUnit } from './entry';
export type { MeasurementEntry } from './entry';
export {
  COMPARISONS,
  EU_SIZES,
  findWearer,
  getLevels,
  LAST_DRAWING,
  readAnswers,
  SCALES,
} from './estimate/answers';
export type { BodyAnswers, Comparison, MensSizes } from './estimate/answers';
export { estimateBody } from './estimate/estimate-body';
export type { BodyEstimate } from './estimate/estimate-body';
export { assessProvisionalBody, createProvisionalBody, getLikelyRange } from './estimate/provisional-body';
export type { ProvisionalBody } from './estimate/provisional-body';
export { chooseSizes, findSizes } from './estimate/find-sizes';
export {
  classifyHorizontal,
  SHOULDERS_HIPS_TOLERANCE,
  validateHorizontal,
  WIDER_RATIO,
} from './horizontal-type';
export type { HorizontalResult, HorizontalValidation } from './horizontal-type';
export type { TypedUnits } from './misread-hints/explanations';
export { findMisreadHints } from './misread-hints/find-misread-hints';
export type { MisreadHint } from './misread-hints/find-misread-hints';
export { findOptionalHint } from './misread-hints/optional-hint';
export { hasUnitMark, parseMeasurement } from './parser';
export type { ParsedMeasurement } from './parser';
export { CM_PER_INCH, convertLength, formatMeasurement, formatRoundedLength, roundLength } from './units';
export type { LengthUnit } from './units';
export {
  BALANCED_BAND,
  BALANCED_PERCENT,
  classifyVertical,
  SHORT_MID_BODY_PERCENT,
  computeTotalHeight,
} from './vertical-type';
export type { VerticalResult } from './vertical-type';
