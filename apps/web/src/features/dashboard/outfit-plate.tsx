import type { SuggestedOutfit } from '@figura/contracts';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { formatList } from '../../lib/text/list-text';
import { useWearer } from '../../lib/session/use-wearer';
import { Dressed } from '../../ui/dressed/dressed';
import { wearPieces } from '../../ui/dressed/wear-pieces';
import { Silhouette } from '../../ui/figure/silhouette';
import { plate as t } from './messages.en';
import styles from './outfit-plate.module.css';

/** Swipe distance in CSS px. */
const SWIPE = 40;

interface OutfitPlateProps {
  outfits: readonly SuggestedOutfit[] | null;
  place: number;
  hasCoat: boolean;
  isOwn: boolean;
  isBusy: boolean;
  /** 1 is the next, -1 the previous. */
  onMove: (by: 1 | -1) => void;
  onSettled: () => void;
  children?: ReactNode;
}

export function removeCoat(outfit: SuggestedOutfit, hasCoat: boolean): SuggestedOutfit['pieces'] {
  return hasCoat ? outfit.pieces : outfit.pieces.filter(({ slot }) => slot !== 'layer');
}

export function OutfitPlate(props: OutfitPlateProps) {
  const { outfits, place, hasCoat, isOwn, isBusy, onMove, onSettled, children } = props;
  const outfit = outfits?.[place];
  const count = outfits?.length ?? 0;
  const swipe = useSwipe(onMove);
  const move = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (target !== currentTarget) return;
    if (key === 'ArrowRight') onMove(1);
    if (key === 'ArrowLeft') onMove(-1);
  };
  return (
    // Arrow keys do what the buttons beside the picture do.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles['plate']}
      role="group"
      aria-label={count > 1 ? t('several', { place: place + 1, count }) : t('one')}
      aria-busy={isBusy || undefined}
      data-own={isOwn}
      tabIndex={count > 1 ? 0 : undefined}
      data-on-plate=""
      onKeyDown={move}
      {...swipe}
    >
      {outfit && outfits && count > 1 ? <Neighbors outfits={outfits} place={place} /> : null}
      <Worn outfit={outfit} hasCoat={hasCoat} onSettled={onSettled} />
      {outfit ? (
        <p className={styles['note']} aria-hidden={isOwn || undefined}>
          {isOwn ? (count > 1 ? t('count', { place: place + 1, count }) : null) : t('notYours')}
        </p>
      ) : null}
      {children}
    </div>
  );
}

interface WornProps extends Pick<OutfitPlateProps, 'hasCoat' | 'onSettled'> {
  outfit: SuggestedOutfit | undefined;
}

function Worn({ outfit, hasCoat, onSettled }: WornProps) {
  const wearer = useWearer();
  const silhouette = <Silhouette measurements={wearer.measurements} />;
  if (!outfit) return <span className={styles['figure']}>{silhouette}</span>;
  const pieces = removeCoat(outfit, hasCoat);
  return (
    <Dressed
      garments={wearPieces(pieces)}
      wearer={wearer}
      flat={silhouette}
      label={t('wearing', { pieces: formatList(pieces.map(({ name }) => name)) })}
      eager
      onSettled={onSettled}
      className={styles['figure']}
    />
  );
}

function Neighbors({ outfits, place }: { outfits: readonly SuggestedOutfit[]; place: number }) {
  const wearer = useWearer();
  return ([-1, 1] as const).map((by) => {
    const outfit = outfits[(place + by + outfits.length) % outfits.length]!;
    return (
      <span key={by} className={styles[by < 0 ? 'before' : 'after']} aria-hidden="true">
        <Dressed garments={wearPieces(removeCoat(outfit, false))} wearer={wearer} flat={<span />} label="" />
      </span>
    );
  });
}

function useSwipe(onMove: OutfitPlateProps['onMove']) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      if (Math.abs(x) >= SWIPE && Math.abs(x) > Math.abs(y)) onMove(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
