import { isAssumed, type SuggestedOutfit } from '@figura/contracts';
import { useState } from 'react';
import { formatList } from '../../lib/text/list-text';
import { plate as t } from './messages.en';
import { removeCoat } from './outfit-plate';
import type { Today } from './use-today';
import { describeOwn } from './describe-own';

export interface ShownOutfit {
  outfit: SuggestedOutfit | null;
  /** From 0. */
  place: number;
  isOver: boolean;
  isLocked: boolean;
  /** 1 is the next, -1 the previous. */
  move: (by: 1 | -1) => void;
  restart: () => void;
  take: (outfit: SuggestedOutfit) => void;
  chosen: readonly string[];
  toggle: (key: string) => void;
  forget: () => void;
  said: string;
}

/** `onLocked` runs instead if a free account asks for another outfit. */
export function useOutfit(
  { day, choose, outfits, isOwn }: Today,
  onLocked: (() => void) | null,
): ShownOutfit {
  const [isOver, setIsOver] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // Silent before the first action, because the screen reader reads the page then.
  const [hasChanged, setHasChanged] = useState(false);
  const count = outfits?.length ?? 0;
  const place = Math.min(day.place, Math.max(0, count - 1));
  const outfit = outfits?.[place] ?? null;

  const show = (next: number) => {
    setIsOver(false);
    setChosen([]);
    setHasChanged(true);
    choose({ place: next });
  };
  return {
    outfit,
    place,
    isOver: isOver && place === count - 1,
    isLocked: onLocked !== null,
    move: (by) => {
      if (onLocked && by > 0) return onLocked();
      const next = place + by;
      if (next >= count) setIsOver(true);
      else if (next >= 0) show(next);
    },
    restart: () => show(0),
    take: (next) => {
      setHasChanged(true);
      choose({ swapped: { ...day.swapped, [place]: next } });
    },
    chosen,
    toggle: (key) =>
      setChosen(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]),
    forget: () => setChosen([]),
    said: hasChanged && outfit ? describe(outfit, day.hasCoat, isOwn) : '',
  };
}

function describe(outfit: SuggestedOutfit, hasCoat: boolean, isOwn: boolean): string {
  const named = removeCoat(outfit, hasCoat).filter((piece) => !isAssumed(piece));
  const names = formatList(named.map(({ name }) => name));
  return isOwn
    ? t('said', { line: describeOwn(outfit), pieces: names })
    : t('saidNotYours', { pieces: names });
}
