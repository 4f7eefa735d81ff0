import type { GarmentInput, WornLandmarks } from '@figura/drawing';
import type { ReactElement, ReactNode } from 'react';
import { useRef } from 'react';
import type { Wearer } from '../../lib/session/use-wearer';
import { classNames } from '../class-names';
import { Picture } from '../pictures/picture';
import type { Crop, SheetWindow } from './crop';
import { RATIOS, getWindow } from './crop';
import { Drawn } from './drawn';
import styles from './dressed.module.css';
import { useDrawing } from './use-drawing';
import { useVisible } from './use-visible';

/** What lies on a drawing, by the body in it, the part of the sheet that is seen, and whether it is the small variant. */
export type Marks = (body: WornLandmarks, view: SheetWindow, small: boolean) => ReactNode;

interface DressedProps {
  /** What is worn; the text speaks of the first. */
  garments: readonly GarmentInput[];
  wearer: Wearer;
  /** What stands there until the drawing does, and where there can be none: a picture's URL, or a drawing. */
  flat: string | ReactElement;
  /** What is shown; without it the drawing says it itself, and the flat is decoration. */
  label?: string;
  crop?: Crop;
  shape?: keyof typeof RATIOS;
  /** What lies on the drawing: numbers, a line. */
  marks?: Marks | undefined;
  /** At the top of its page, which waits for it: it is there at once. */
  eager?: boolean;
  className?: string | undefined;
}

/** Somebody in clothes, drawn when the user sees it; the flat stands in its place before, and stays if it must. */
export function Dressed(props: DressedProps) {
  const { garments, wearer, flat, label, crop = 'whole', shape = 'card', marks } = props;
  const plate = useRef<HTMLSpanElement>(null);
  const seen = useVisible(plate);
  // A part of the figure is drawn larger than its plate.
  const small = crop === 'whole' && seen?.small === true;
  const drawing = useDrawing(seen ? { garments, ...wearer, ...(small && { small }) } : null);
  const view = drawing && getWindow(crop, drawing.landmarks, RATIOS[shape]);
  return (
    <span ref={plate} className={classNames(styles['dressed'], styles[shape], props.className)}>
      <span className={styles['flat']} aria-hidden={drawing ? true : undefined}>
        {typeof flat === 'string' ? (
          <Picture src={flat} alt={label ?? ''} eager={props.eager ?? false} className={styles['flat']} />
        ) : (
          flat
        )}
      </span>
      {drawing && view ? (
        <Drawn url={drawing.url} alt={label ?? drawing.text ?? ''} view={view} eager={props.eager}>
          {marks?.(drawing.landmarks, view, small)}
        </Drawn>
      ) : null}
    </span>
  );
}
