import type { Garment } from '@figura/contracts';
import { createContext } from 'react';

/** Worn beside a shown garment instead of plain clothes. */
export const OwnPieces = createContext<readonly Garment[]>([]);
