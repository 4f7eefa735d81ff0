import type { Category } from '@figura/contracts';

/** Which pieces are shown. */
export interface PieceFilter {
  /** Words that all occur in a piece. */
  text: string;
  /** Empty for all. */
  category: Category | '';
  shown: 'all' | 'wishes' | 'not-for-a-season' | 'taken-out';
}

export const ALL_PIECES: PieceFilter = { text: '', category: '', shown: 'all' };

export const WISHES: PieceFilter = { ...ALL_PIECES, shown: 'wishes' };

/** The filter as the API takes it. */
export function queryOf({ text, category, shown }: PieceFilter) {
  const q = text.trim();
  return {
    ...(q !== '' && { q }),
    ...(category !== '' && { category }),
    ...(shown === 'not-for-a-season' && { worn: shown }),
    ...(shown === 'wishes' && { wish: 'true' as const }),
    ...(shown === 'taken-out' && { deleted: 'true' as const }),
  };
}

export const isFiltered = ({ text, category, shown }: PieceFilter): boolean =>
  text.trim() !== '' || category !== '' || shown !== 'all';
