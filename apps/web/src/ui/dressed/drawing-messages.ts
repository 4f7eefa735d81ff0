import type { Appearance, TapeMeasurements, UnitPreference } from '@figura/contracts';
import type { GarmentInput, PortraitCrop, Stance, WornLandmarks } from '@figura/drawing';

export interface DrawingQuery {
  garments: readonly GarmentInput[];
  /** Inches; missing ones use a typical body. */
  measurements: Partial<TapeMeasurements>;
  appearance: Appearance;
  unit: UnitPreference | null;
  stance?: Stance;
  expecting?: boolean;
  seated?: boolean;
  /** Fewer strokes for small plates. */
  small?: boolean;
}

export interface FlatQuery {
  flat: GarmentInput;
  wearer?: Pick<DrawingQuery, 'measurements' | 'appearance'>;
  small?: boolean;
  square?: boolean;
}

export interface PortraitQuery {
  portrait: Appearance;
  crop: PortraitCrop;
}

export interface DrawingRequest {
  id: number;
  query: DrawingQuery | FlatQuery | PortraitQuery;
}

export interface DrawingReply {
  id: number;
  drawing: { svg: string; landmarks: WornLandmarks; text: string | null } | { svg: string } | null;
}
