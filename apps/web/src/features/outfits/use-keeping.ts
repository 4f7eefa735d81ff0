import type { SuggestedOutfit, SuggestedPiece } from '@figura/contracts';
import { useState } from 'react';
import { getMessage } from '../../lib/api/api-error';
import { deleteOutfit, keepOutfit, useReloadKept } from './api';
import { outfitCard as t } from './messages.en';
import { keepPieces, getKey } from './piece-key';

const NOT_KEPT = { busy: false, error: null as string | null, isKept: false };

export function useKeeping({ pieces }: SuggestedOutfit, name: string) {
  const current = identify(pieces);
  const [state, setState] = useState({ of: current, id: '', ...NOT_KEPT });
  const reload = useReloadKept();
  const known = state.of === current ? state : { of: current, id: '', ...NOT_KEPT };

  const set = async (isKept: boolean) => {
    // A retry after a failure keeps the same outfit.
    const own = { ...known, id: known.id || crypto.randomUUID(), error: null };
    setState({ ...own, busy: true });
    try {
      await (isKept ? keepOutfit({ id: own.id, name, pieces: keepPieces(pieces) }) : deleteOutfit(own.id));
      setState({ ...own, busy: false, isKept, id: isKept ? own.id : '' });
      void reload();
    } catch (error) {
      setState({ ...own, busy: false, error: getMessage(error, t('keepFailure')) });
    }
  };
  const { busy, error, isKept } = known;
  return { busy, error, isKept, set };
}

function identify(pieces: readonly SuggestedPiece[]): string {
  return pieces.map(getKey).join();
}
