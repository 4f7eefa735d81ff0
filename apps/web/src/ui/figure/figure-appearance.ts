import type { Appearance } from '@figura/contracts';
import { createContext } from 'react';

/** Undefined for a figure that is no user's. */
export const FigureAppearance = createContext<Appearance | undefined>(undefined);
