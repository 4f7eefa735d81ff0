import type { Garment } from '@figura/contracts';
import { createContext } from 'react';

/** What the user owns, as far as a screen knows it: worn beside a garment that is shown, in place of plain clothes. */
export const OwnPieces = createContext<readonly Garment[]>([]);
