import type { GarmentInput, Stance, WornLandmarks } from '@figura/drawing';
import type { ReactElement, ReactNode } from 'react';
import { useRef } from 'react';
import type { Wearer } from '../../lib/session/use-wearer';
import { classNames } from '../class-names';
import { Picture } from '../pictures/picture';
import type { Crop, SheetWindow } from './crop';
import { RATIOS, computeSheetWindow } from './crop';
import { Drawn } from './drawn';
import styles from './dressed.module.css';
import { useDrawing } from './use-drawing';
import { useVisible } from './use-visible';

export type Marks = (body: WornLandmarks, view: SheetWindow, small: boolean) => ReactNode;

interface DressedProps {
  garments: readonly GarmentInput[];
  wearer: Wearer;
  /** A picture's URL or a drawing; shown until the drawing is ready, or if there is none. */
  flat: string | ReactElement;
  /** Without it, the drawing's own text is used and the flat is decorative. */
  label?: string;
  crop?: Crop;
  shape?: keyof typeof RATIOS | undefined;
  marks?: Marks | undefined;
  /** For figures that are compared; otherwise it varies between garments. */
  stance?: Stance | undefined;
  /** For the top of a page: no lazy loading. */
  eager?: boolean;
  /** Stable. Also called if it cannot be drawn. */
  onSettled?: () => void;
  className?: string | undefined;
}

export function Dressed(props: DressedProps) {
  const {
    garments,
    wearer,
    flat,
    label,
    crop = 'whole',
    shape = 'card',
    marks,
    stance,
    eager = false,
  } = props;
  const plate = useRef<HTMLSpanElement>(null);
  const seen = useVisible(plate);
  // A cropped figure is drawn larger than its plate.
  const small = crop === 'whole' && seen?.small === true;
  const drawing = useDrawing(
    seen ? { garments, ...wearer, ...(small && { small }), ...(stance && { stance }) } : null,
    props.onSettled,
  );
  const view = drawing && computeSheetWindow(crop, drawing.landmarks, RATIOS[shape]);
  return (
    <span ref={plate} className={classNames(styles['dressed'], styles[shape], props.className)}>
      <span className={styles['flat']} aria-hidden={drawing ? true : undefined}>
        {typeof flat !== 'string' ? (
          flat
        ) : seen || eager ? (
          <Picture src={flat} alt={label ?? ''} eager={eager} className={styles['flat']} />
        ) : null}
      </span>
      {drawing && view ? (
        <Drawn url={drawing.url} alt={label ?? drawing.text ?? ''} view={view} eager={eager}>
          {marks?.(drawing.landmarks, view, small)}
        </Drawn>
      ) : null}
    </span>
  );
}
