import { useState } from 'react';
import { getMessage } from '../../lib/api/api-error';
import { wearPiece } from '../../lib/catalog/wear-piece';
import { formatToday } from '../../lib/text/today';
import { outfitCard as t } from './messages.en';

export function useWear(pieces: readonly { source: string; id: string; name: string }[]) {
  const own = pieces.filter(({ source }) => source === 'wardrobe');
  const current = own.map(({ id }) => id).join();
  const [state, setState] = useState({
    of: current,
    busy: false,
    error: null as string | null,
    isWorn: false,
  });
  const known = state.of === current ? state : { of: current, busy: false, error: null, isWorn: false };

  const set = async (isWorn: boolean) => {
    setState({ ...known, busy: true, error: null });
    try {
      for (const piece of own) await wearPiece(piece, formatToday(), isWorn);
      setState({ of: current, busy: false, error: null, isWorn });
    } catch (error) {
      setState({ ...known, busy: false, error: getMessage(error, t('wearFailure')) });
    }
  };
  const { busy, error, isWorn } = known;
  return { isPossible: own.length > 0, busy, error, isWorn, set };
}
