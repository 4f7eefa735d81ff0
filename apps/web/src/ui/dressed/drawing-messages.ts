import type { Appearance, TapeMeasurements, UnitPreference } from '@figura/contracts';
import type { GarmentInput, PortraitCrop, Stance, WornLandmarks } from '@figura/drawing';

/** What is to be drawn. The same query gives the same drawing. */
export interface DrawingQuery {
  /** What is worn; the text speaks of the first. */
  garments: readonly GarmentInput[];
  /** In inches; what is missing is drawn as on a typical body. */
  measurements: Partial<TapeMeasurements>;
  appearance: Appearance;
  /** In which the text says lengths; null where it says none. */
  unit: UnitPreference | null;
  /** How the figure stands; by itself as goes with what is worn. */
  stance?: Stance;
  /** For a small plate: fewer strokes. */
  small?: boolean;
}

/** A garment as it lies on a hanger, on nobody. */
export interface FlatQuery {
  flat: GarmentInput;
  small?: boolean;
}

/** Somebody's head or face. */
export interface PortraitQuery {
  portrait: Appearance;
  crop: PortraitCrop;
}

/** To the worker. */
export interface DrawingRequest {
  id: number;
  query: DrawingQuery | FlatQuery | PortraitQuery;
}

/** From the worker: somebody dressed, or a flat or a portrait. */
export interface DrawingReply {
  id: number;
  drawing: { svg: string; landmarks: WornLandmarks; text: string | null } | { svg: string } | null;
}
