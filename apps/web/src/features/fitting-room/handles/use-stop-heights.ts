import type { Garment } from '@figura/contracts';
import { completeOutfit } from '@figura/drawing';
import { useRef } from 'react';
import type { Wearer } from '../../../lib/session/use-wearer';
import { findDrawing } from '../../../ui/dressed/drawings';
import { withAnswer } from '../../../ui/garment/answers';
import { findPlace, findStop } from './edges';
import type { Edge } from './edges';

export type StopHeights = ReadonlyMap<string, number>;

/** Pre-draws the stops, nearest first, so that the figure follows the finger. */
export function useStopHeights(garment: Garment, wearer: Wearer) {
  const asked = useRef(0);
  return (edge: Edge, onKnown: (heights: StopHeights) => void): void => {
    const turn = ++asked.current;
    const heights = new Map<string, number>();
    const from = findStop(edge);
    const nearestFirst = edge.stops
      .map((stop, index) => ({ stop, away: Math.abs(index - from) }))
      .sort((a, b) => a.away - b.away);
    for (const { stop } of nearestFirst) {
      const moved = withAnswer(garment, edge.choice, stop);
      void findDrawing({
        garments: completeOutfit(moved, [], wearer.appearance.presentation),
        ...wearer,
      }).then((drawing) => {
        const place = drawing && findPlace({ name: edge.name, value: stop }, drawing.landmarks, garment.type);
        if (!place || asked.current !== turn) return;
        heights.set(stop, place.y);
        onKnown(heights);
      });
    }
  };
}

export function findNearestStop(heights: StopHeights, y: number): string | null {
  const [nearest] = [...heights].sort(([, a], [, b]) => Math.abs(a - y) - Math.abs(b - y));
  return nearest ? nearest[0] : null;
}
