import { mapMeasurements, MEASUREMENTS } from '@figura/contracts';
import type { TapeMeasurements } from '@figura/contracts';
import { completeBody } from '@figura/drawing';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion';

const DURATION_MS = 200;

const easeOut = (time: number): number => 1 - (1 - time) ** 3;

/** Moves for 200 ms from the last drawn body, at once with reduced motion. */
export function useMorph(measurements: Partial<TapeMeasurements>): TapeMeasurements {
  const target = completeBody(measurements);
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(target);
  const drawn = useRef(target);
  // The parent makes a new object per render, so compare numbers.
  const key = JSON.stringify(mapMeasurements(MEASUREMENTS, (name) => target[name]));

  useEffect(() => {
    const from = drawn.current;
    const to = JSON.parse(key) as TapeMeasurements;
    const draw = (body: TapeMeasurements): void => {
      drawn.current = body;
      setShown(body);
    };
    if (MEASUREMENTS.every((measurement) => from[measurement] === to[measurement])) return undefined;
    let start: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      start ??= now;
      const time = isStill ? 1 : Math.min(1, (now - start) / DURATION_MS);
      draw(time === 1 ? to : interpolateBody(from, to, easeOut(time)));
      if (time < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [key, isStill]);

  return isStill ? target : shown;
}

function interpolateBody(from: TapeMeasurements, to: TapeMeasurements, share: number): TapeMeasurements {
  return mapMeasurements(MEASUREMENTS, (name) => from[name] + (to[name] - from[name]) * share);
}
