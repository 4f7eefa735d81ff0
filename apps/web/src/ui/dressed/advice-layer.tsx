import { BASE_LAYER, completeOutfit, chooseStance } from '@figura/drawing';
import type { Garment } from '@figura/contracts';
import { useEffect } from 'react';
import type { Wearer } from '../../lib/session/use-wearer';
import styles from './advice-layer.module.css';
import type { SheetWindow } from './crop';
import { Drawn } from './drawn';
import { useDrawing } from './use-drawing';

export interface AdviceLayerProps {
  garment: Garment;
  wearer: Wearer;
  view: SheetWindow;
  small: boolean;
  label: string;
  /** Dressed share, in percent: from the right, where the slider says so. */
  dressed: number;
  onDrawn: (text: string) => void;
}

/** Heels would raise her above her plain figure. */
export const dressByAdvice = (garment: Garment, { appearance }: Wearer) =>
  completeOutfit(garment, [], appearance.presentation).filter(({ category }) => category !== 'Shoes');

export function AdviceLayer({ garment, wearer, view, small, label, dressed, onDrawn }: AdviceLayerProps) {
  const drawing = useDrawing({
    garments: dressByAdvice(garment, wearer),
    ...wearer,
    // Must match the figure beneath.
    stance: chooseStance(BASE_LAYER),
    ...(small && { small }),
  });
  const text = drawing && (drawing.text ?? label);

  useEffect(() => {
    if (text !== null) onDrawn(text);
  }, [text, onDrawn]);

  if (!drawing || text === null) return null;
  return (
    <>
      <Drawn
        url={drawing.url}
        alt={text}
        view={view}
        style={{ clipPath: `inset(0 0 0 ${100 - dressed}%)` }}
      />
      {dressed > 0 && dressed < 100 ? (
        <span className={styles['edge']} style={{ left: `${100 - dressed}%` }} aria-hidden="true" />
      ) : null}
    </>
  );
}
