import type { GarmentInput } from '@figura/drawing';
import { useRef, useState } from 'react';
import type { Wearer } from '../../lib/session/use-wearer';
import { classNames } from '../class-names';
import { Picture } from '../pictures/picture';
import { calloutPlaces } from './callouts';
import type { Crop } from './crop';
import { placeOn, windowOf } from './crop';
import styles from './dressed.module.css';
import type { ShownDrawing } from './use-drawing';
import { useDrawing } from './use-drawing';
import { useVisible } from './use-visible';

/** Of the plate, which is as large as a flat's. */
const RATIO = 4 / 5;
/** The sheet of worn drawings, in its units. */
const SHEET_WIDTH = 440;

interface DressedProps {
  /** What is worn; the text speaks of the first. */
  garments: readonly GarmentInput[];
  wearer: Wearer;
  /** The picture that stands there until the drawing does, and where there can be none. */
  flat: string;
  /** What is shown, as long as the drawing does not say it itself. */
  label?: string;
  crop?: Crop;
  /** Values of the first garment that get a number on the drawing, in their order. */
  callouts?: readonly { attribute: string }[];
  eager?: boolean;
  className?: string | undefined;
}

/** Somebody in clothes, drawn where the user sees it; the flat stands in its place before, and stays if it must. */
export function Dressed(props: DressedProps) {
  const { garments, wearer, flat, label = '', crop = 'whole', callouts = [], eager, className } = props;
  const plate = useRef<HTMLSpanElement>(null);
  const seen = useVisible(plate);
  const drawing = useDrawing(seen ? { garments, ...wearer } : null);
  return (
    <span ref={plate} className={classNames(styles['dressed'], className)}>
      <Picture src={flat} alt={drawing ? '' : label} eager={eager ?? false} className={styles['flat']} />
      {drawing ? (
        <Worn
          key={drawing.url}
          type={garments[0]!.type}
          drawing={drawing}
          label={label}
          crop={crop}
          callouts={callouts}
        />
      ) : null}
    </span>
  );
}

interface WornProps extends Required<Pick<DressedProps, 'label' | 'crop' | 'callouts'>> {
  type: string;
  drawing: ShownDrawing;
}

function Worn({ type, drawing: { landmarks, text, url }, label, crop, callouts }: WornProps) {
  const [shown, setShown] = useState(false);
  const view = windowOf(crop, landmarks, RATIO);
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return (
    <span className={styles['worn']} data-shown={shown || undefined}>
      <img
        src={url}
        alt={text ?? label}
        draggable={false}
        onLoad={() => setShown(true)}
        style={{
          width: percent(SHEET_WIDTH, view.width),
          left: percent(-view.x, view.width),
          top: percent(-view.y, view.height),
        }}
      />
      {calloutPlaces(landmarks, type, callouts).map((place, index) => (
        <span key={index} className={styles['callout']} style={placeOn(view, place)} aria-hidden="true">
          {index + 1}
        </span>
      ))}
    </span>
  );
}
