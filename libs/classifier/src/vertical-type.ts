import type { VerticalMeasurements, VerticalType } from '@figura/contracts';

import { isAtLeast, isAtMost } from './border';
import { roundTo } from './units';

/** The upper half of a balanced body, in percent of the total height. */
export const BALANCED_PERCENT = 50;
/** How many points the upper half may be off and still count as balanced, both ends included. */
export const BALANCED_BAND = 2;
/** Below this percentage of the total height, the mid-body of a balanced body counts as short. */
export const SHORT_MID_BODY_PERCENT = 45;

export interface VerticalResult {
  type: VerticalType;
  /** Inches with two decimals. */
  totalHeight: number;
  /** Head to crotch in percent of the total; like the other two not rounded, shown with one decimal. */
  torsoPercent: number;
  /** Crotch to floor in percent of the total. */
  legsPercent: number;
  /** Chest to knee in percent of the total. */
  midBodyPercent: number;
}

/** The sum of the four heights, in inches with two decimals, halves up. */
export function computeTotalHeight(heights: VerticalMeasurements): number {
  return roundTo(sum(heights), 2);
}

/**
 * The digit for four heights in inches, with the percentages that are shown.
 *
 * - Upper half from 48 to 52 %, both included: 4 when the mid-body is below 45 %, else 1.
 * - Upper half above 52 %: 2. Below 48 %: 3.
 *
 * Borders are those of exact decimals. A total that is not a finite number above 0 gives 1 and percentages of 0.
 * Never throws.
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
