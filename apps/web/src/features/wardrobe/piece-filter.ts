import type { Category } from '@figura/contracts';

export interface PieceFilter {
  text: string;
  shown: Category | 'all' | 'wishes' | 'in-wash' | 'not-for-a-season' | 'taken-out';
}

export const ALL_PIECES: PieceFilter = { text: '', shown: 'all' };

export const WISHES: PieceFilter = { ...ALL_PIECES, shown: 'wishes' };

export function toPieceQuery({ text, shown }: PieceFilter) {
  const q = text.trim();
  return { ...(q !== '' && { q }), ...toQuery(shown) };
}

function toQuery(shown: PieceFilter['shown']) {
  switch (shown) {
    case 'all':
      return {};
    case 'not-for-a-season':
      return { worn: shown };
    case 'wishes':
      return { wish: 'true' as const };
    case 'in-wash':
      return { wash: 'true' as const };
    case 'taken-out':
      return { deleted: 'true' as const };
    default:
      return { category: shown };
  }
}

export const isFiltered = ({ text, shown }: PieceFilter): boolean => text.trim() !== '' || shown !== 'all';

export const isOwned = ({ shown }: PieceFilter): boolean => shown !== 'wishes' && shown !== 'taken-out';
