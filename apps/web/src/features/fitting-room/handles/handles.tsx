import type { Garment } from '@figura/contracts';
import type { WornLandmarks } from '@figura/drawing';
import { ChevronsUpDown } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import { getAccountUnit } from '../../../lib/forms/account-unit';
import { useSession } from '../../../lib/session/session';
import type { Wearer } from '../../../lib/session/use-wearer';
import { placeOn } from '../../../ui/dressed/crop';
import type { SheetWindow } from '../../../ui/dressed/crop';
import { withAnswer } from '../../../ui/garment/answers';
import { listEdges, findPlace, findStop } from './edges';
import type { Edge, EdgeName } from './edges';
import { handles as t } from './handles.messages.en';
import styles from './handles.module.css';
import { findNearestStop, useStopHeights } from './use-stop-heights';
import type { StopHeights } from './use-stop-heights';
import { formatValueWords } from './value-words';
import type { LengthsIn } from './value-words';

interface HandlesProps {
  garment: Garment;
  wearer: Wearer;
  body: WornLandmarks;
  view: SheetWindow;
  /** Returning the same object means no change. */
  onChange: (make: (now: Garment) => Garment) => void;
}

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

export function Handles({ garment, wearer, body, view, onChange }: HandlesProps) {
  const plate = useRef<HTMLSpanElement>(null);
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

  const known = useLengths();
  const lengths = wearer.seated ? null : known;
  const isDrawn = useDrawnEdges(garment, body);
  const edges = listEdges(garment).flatMap((edge) => {
    const place = findPlace(edge, body, garment.type);
    return place
      ? [{ edge, place, words: formatValueWords(edge, place, body, isDrawn(edge) ? lengths : null) }]
      : [];
  });
  const activeEdge = edges.find(({ edge }) => edge.name === activeName);
  return (
    <span ref={plate} className={styles['handles']} data-theme="light">
      {edges.map(({ edge, place, words }) => {
        const { left, top } = placeOn(view, place);
        return (
          <span key={edge.name} className={styles[edge.name]} style={placeAt(left, top)}>
            <span className={styles['lead']} />
            <span
              role="slider"
              tabIndex={0}
              className={styles['handle']}
              aria-label={t(`edge.${edge.name}`)}
              aria-orientation="vertical"
              aria-valuemin={0}
              aria-valuemax={edge.stops.length - 1}
              aria-valuenow={edge.stops.length - 1 - findStop(edge)}
              aria-valuetext={words}
              onPointerDown={(event) => take(edge, place, event)}
              onPointerMove={(event) => pull(edge, event)}
              onPointerUp={letGo}
              onPointerCancel={letGo}
              onKeyDown={(event) => step(edge.name, event)}
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(':focus-visible')) setActiveName(edge.name);
              }}
              onBlur={() => setActiveName(null)}
            >
              <span className={styles['knob']}>
                <ChevronsUpDown aria-hidden="true" />
              </span>
            </span>
          </span>
        );
      })}
      {activeEdge ? (
        <span
          className={styles['said']}
          data-above={activeEdge.edge.name === 'hem' || undefined}
          aria-hidden="true"
        >
          {activeEdge.words}
        </span>
      ) : null}
    </span>
  );
}

function useLengths(): LengthsIn {
  const { user } = useSession();
  if (!user?.measurements || user.preferences.hideNumbers) return null;
  return { unit: getAccountUnit(user), height: user.measurements.totalHeight };
}

function useDrawnEdges(garment: Garment, body: WornLandmarks) {
  const [drawn, setDrawn] = useState({ garment, body });
  if (drawn.body !== body) setDrawn({ garment, body });
  return ({ name, value }: Edge) =>
    listEdges(drawn.garment).some((edge) => edge.name === name && edge.value === value);
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

const placeAt = (left: string, top: string) => ({ '--x': left, '--y': top }) as CSSProperties;
