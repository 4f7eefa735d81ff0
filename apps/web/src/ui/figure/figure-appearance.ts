import type { Appearance } from '@figura/contracts';
import { createContext } from 'react';

/** How every figure below is drawn: as its user chose. Undefined where a figure is nobody's. */
export const FigureAppearance = createContext<Appearance | undefined>(undefined);
