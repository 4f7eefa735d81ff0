import type { WornLandmarks } from '@figura/drawing';
import type { SheetWindow } from './crop';
import { placeOn } from './crop';
import styles from './dressed.module.css';

type BodyPlace = Exclude<keyof WornLandmarks, 'garments'>;

/** Two places, and the share of the way between them. */
const AT: Readonly<Record<string, readonly [BodyPlace, BodyPlace, number]>> = {
  neck: ['chin', 'shoulder', 0.5],
  shoulders: ['shoulder', 'shoulder', 0],
  arms: ['shoulder', 'wrist', 0.4],
  chest: ['chest', 'chest', 0],
  back: ['chest', 'chest', 0],
  torso: ['waist', 'waist', 0],
  waist: ['waist', 'waist', 0],
  abdomen: ['waist', 'hip', 0.55],
  'mid-body': ['hip', 'hip', 0],
  hips: ['hip', 'hip', 0],
  bottom: ['hip', 'hip', 0],
  legs: ['crotch', 'knee', 0.5],
  calves: ['knee', 'ankle', 0.4],
  ankles: ['ankle', 'ankle', 0],
  feet: ['floor', 'floor', 0],
  height: ['crown', 'crown', 0],
};

interface EyeLineProps {
  body: WornLandmarks;
  view: SheetWindow;
  bodyPart: string;
}

/** Nothing for a part without a height of its own. */
export function EyeLine({ body, view, bodyPart }: EyeLineProps) {
  const line = Object.hasOwn(AT, bodyPart) ? AT[bodyPart] : undefined;
  if (!line) return null;
  const [from, to, share] = line;
  const y = body[from].y + (body[to].y - body[from].y) * share;
  return (
    <span className={styles['line']} style={{ top: placeOn(view, { x: 0, y }).top }} aria-hidden="true" />
  );
}
