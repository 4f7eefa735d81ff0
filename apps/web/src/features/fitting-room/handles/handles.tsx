import type { Garment } from '@figura/contracts';
import type { WornLandmarks } from '@figura/drawing';
import { ChevronsUpDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useRef, useState } from 'react';
import { getAccountUnit } from '../../../lib/forms/account-unit';
import { useSession } from '../../../lib/session/session';
import type { Wearer } from '../../../lib/session/use-wearer';
import { placeOn } from '../../../ui/dressed/crop';
import type { SheetWindow } from '../../../ui/dressed/crop';
import { listEdges, findPlace, findStop } from './edges';
import type { Edge } from './edges';
import { handles as t } from './handles.messages.en';
import styles from './handles.module.css';
import { useDrag } from './use-drag';
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

export function Handles({ garment, wearer, body, view, onChange }: HandlesProps) {
  const plate = useRef<HTMLSpanElement>(null);
  const drag = useDrag({ plate, garment, wearer, view, onChange });
  const known = useLengths();
  const lengths = wearer.seated ? null : known;
  const isDrawn = useDrawnEdges(garment, body);
  const edges = listEdges(garment).flatMap((edge) => {
    const place = findPlace(edge, body, garment.type);
    return place
      ? [{ edge, place, words: formatValueWords(edge, place, body, isDrawn(edge) ? lengths : null) }]
      : [];
  });
  const active = edges.find(({ edge }) => edge.name === drag.activeName);
  return (
    <span ref={plate} className={styles['handles']} data-theme="light">
      {edges.map(({ edge, place, words }) => {
        const { left, top } = placeOn(view, place);
        return (
          <span key={edge.name} className={styles[edge.name]} style={placeAt(left, top)}>
            <span className={styles['lead']} />
            <Handle edge={edge} place={place} words={words} drag={drag} />
          </span>
        );
      })}
      {active ? (
        <span
          className={styles['said']}
          data-above={active.edge.name === 'hem' || undefined}
          aria-hidden="true"
        >
          {active.words}
        </span>
      ) : null}
    </span>
  );
}

interface HandleProps {
  edge: Edge;
  place: { y: number };
  words: string;
  drag: ReturnType<typeof useDrag>;
}

function Handle({ edge, place, words, drag }: HandleProps) {
  return (
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
      onPointerDown={(event) => drag.take(edge, place, event)}
      onPointerMove={(event) => drag.pull(edge, event)}
      onPointerUp={drag.letGo}
      onPointerCancel={drag.letGo}
      onKeyDown={(event) => drag.step(edge.name, event)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) drag.setActiveName(edge.name);
      }}
      onBlur={() => drag.setActiveName(null)}
    >
      <span className={styles['knob']}>
        <ChevronsUpDown aria-hidden="true" />
      </span>
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

const placeAt = (left: string, top: string) => ({ '--x': left, '--y': top }) as CSSProperties;
