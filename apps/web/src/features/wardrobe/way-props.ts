import type { WardrobePiece } from '@figura/contracts';

export interface WayProps {
  /** Null if queued offline. */
  onAdded: (pieces: readonly WardrobePiece[] | null) => Promise<void>;
  onClose: () => void;
}
