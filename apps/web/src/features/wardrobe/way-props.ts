import type { WardrobePiece } from '@figura/contracts';

/** What each way of adding is given. */
export interface WayProps {
  onUnlock: () => void;
  /** With null the pieces wait for a network. */
  onAdded: (pieces: readonly WardrobePiece[] | null) => Promise<void>;
  onClose: () => void;
}
