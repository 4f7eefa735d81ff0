import type { Appearance } from '@figura/contracts';
import { createContext } from 'react';

export const FigureAppearance = createContext<Appearance | undefined>(undefined);
