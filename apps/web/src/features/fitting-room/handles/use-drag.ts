import type { Garment } from '@figura/contracts';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useRef, useState } from 'react';
import type { Wearer } from '../../../lib/session/use-wearer';
import type { SheetWindow } from '../../../ui/dressed/crop';
import { withAnswer } from '../../../ui/garment/answers';
import { findStop, listEdges } from './edges';
import type { Edge, EdgeName } from './edges';
import { findNearestStop, useStopHeights } from './use-stop-heights';
import type { StopHeights } from './use-stop-heights';

/** Outlives the release, because the drawing may lag behind the finger. */
interface Drag {
  pointer: number | null;
  /** Offset of the finger below the edge, in px. */
  off: number;
  /** In px of the window. */
  y: number;
  stop: string | null;
  heights: StopHeights;
}

interface DragOptions {
  plate: RefObject<HTMLElement | null>;
  garment: Garment;
  wearer: Wearer;
  view: SheetWindow;
  onChange: (make: (now: Garment) => Garment) => void;
}

export function useDrag({ plate, garment, wearer, view, onChange }: DragOptions) {
  const drag = useRef<Drag>(null);
  const [activeName, setActiveName] = useState<EdgeName | null>(null);
  const askHeights = useStopHeights(garment, wearer);

  const follow = ({ choice }: Edge) => {
    if (!drag.current || !plate.current) return;
    const { y, off, heights } = drag.current;
    const { top, height } = plate.current.getBoundingClientRect();
    const stop = findNearestStop(heights, view.y + ((y - off - top) / height) * view.height);
    if (stop === null || stop === drag.current.stop) return;
    drag.current.stop = stop;
    onChange((now) => withAnswer(now, choice, stop));
  };
  const take = (edge: Edge, place: { y: number }, event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0 || !plate.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    setActiveName(edge.name);
    const { top, height } = plate.current.getBoundingClientRect();
    const at = top + ((place.y - view.y) / view.height) * height;
    drag.current = {
      pointer: event.pointerId,
      off: event.clientY - at,
      y: event.clientY,
      stop: edge.value,
      heights: new Map(),
    };
    askHeights(edge, (heights) => {
      if (!drag.current) return;
      drag.current.heights = heights;
      follow(edge);
    });
  };
  const pull = (edge: Edge, { pointerId, clientY }: PointerEvent) => {
    if (!drag.current || drag.current.pointer !== pointerId) return;
    drag.current.y = clientY;
    follow(edge);
  };
  const letGo = ({ pointerId }: PointerEvent) => {
    if (drag.current?.pointer === pointerId) drag.current.pointer = null;
    setActiveName(null);
  };
  const step = (name: EdgeName, event: KeyboardEvent) => {
    if (!Object.hasOwn(KEYS, event.key)) return;
    event.preventDefault();
    drag.current = null;
    onChange((now) => stepEdge(now, name, event.key));
  };
  return { activeName, setActiveName, take, pull, letGo, step };
}

type Move = (at: number, last: number) => number;

const KEYS: Readonly<Record<string, Move>> = {
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at + 1,
  Home: (_, last) => last,
  End: () => 0,
};

function stepEdge(garment: Garment, name: EdgeName, key: string): Garment {
  const edge = listEdges(garment).find((each) => each.name === name);
  if (!edge) return garment;
  const last = edge.stops.length - 1;
  const to = edge.stops[Math.min(last, Math.max(0, KEYS[key]!(findStop(edge), last)))]!;
  return to === edge.value ? garment : withAnswer(garment, edge.choice, to);
}
