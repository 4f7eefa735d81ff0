import type { VerticalMeasurements, VerticalType } from '@figura/contracts';

import { isAtLeast, isAtMost } from './border';
import { roundTo } from './units';

/** Upper half, in percent of total height. */
export const BALANCED_PERCENT = 50;
/** Percentage points, inclusive. */
export const BALANCED_BAND = 2;
/** Percent of total height. */
export const SHORT_MID_BODY_PERCENT = 45;

export interface VerticalResult {
  type: VerticalType;
  /** Inches with two decimals. */
  totalHeight: number;
  /** Head to crotch in percent of the total, not rounded. */
  torsoPercent: number;
  /** Crotch to floor in percent of the total. */
  legsPercent: number;
  /** Chest to knee in percent of the total. */
  midBodyPercent: number;
}

/** Inches with two decimals, halves up. */
export function computeTotalHeight(heights: VerticalMeasurements): number {
  return roundTo(sum(heights), 2);
}

/**
 * Heights in inches. Upper half 48 to 52%: 4 if the mid-body is below 45%, else 1; above 52%: 2; below 48%: 3.
 * An invalid total gives 1 and 0%. Never throws.
 */
export function classifyVertical(heights: VerticalMeasurements): VerticalResult {
  const { headToChest, chestToCrotch, crotchToKnee, kneeToFloor } = heights;
  const total = sum(heights);
  if (!Number.isFinite(total) || total <= 0) {
    return {
      type: '1',
      totalHeight: computeTotalHeight(heights),
      torsoPercent: 0,
      legsPercent: 0,
      midBodyPercent: 0,
    };
  }

  const computePercent = (length: number): number => (100 * length) / total;
  const torsoPercent = computePercent(headToChest + chestToCrotch);
  const midBodyPercent = computePercent(chestToCrotch + crotchToKnee);
  return {
    type: getDigit(torsoPercent, midBodyPercent),
    totalHeight: computeTotalHeight(heights),
    torsoPercent,
    legsPercent: computePercent(crotchToKnee + kneeToFloor),
    midBodyPercent,
  };
}

function getDigit(torsoPercent: number, midBodyPercent: number): VerticalType {
  if (isAtMost(Math.abs(torsoPercent - BALANCED_PERCENT), BALANCED_BAND)) {
    return isAtLeast(midBodyPercent, SHORT_MID_BODY_PERCENT) ? '1' : '4';
  }
  return torsoPercent > BALANCED_PERCENT ? '2' : '3';
}

function sum({ headToChest, chestToCrotch, crotchToKnee, kneeToFloor }: VerticalMeasurements): number {
  return headToChest + chestToCrotch + crotchToKnee + kneeToFloor;
}
