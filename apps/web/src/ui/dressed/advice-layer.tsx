import { BASE_LAYER, completeOutfit, chooseStance } from '@figura/drawing';
import type { Garment } from '@figura/contracts';
import { useEffect } from 'react';
import type { Wearer } from '../../lib/session/use-wearer';
import styles from './advice-layer.module.css';
import type { SheetWindow } from './crop';
import { Drawn } from './drawn';
import { useDrawing } from './use-drawing';

export interface AdviceLayerProps {
  /** What the advice puts on. */
  garment: Garment;
  wearer: Wearer;
  view: SheetWindow;
  /** Whether the figure beneath is the small variant. */
  small: boolean;
  /** What the drawing shows, where it does not say so itself. */
  label: string;
  /** How much of the figure is dressed, from its left, in percent. */
  dressed: number;
  /** Told once it is drawn, with what it shows. */
  onDrawn: (text: string) => void;
}

/** Lies on a figure in the base layer: the same figure dressed by the advice, over a share of it. */
export function AdviceLayer({ garment, wearer, view, small, label, dressed, onDrawn }: AdviceLayerProps) {
  const drawing = useDrawing({
    // Heels would lift it off the figure beneath.
    garments: completeOutfit(garment).filter(({ category }) => category !== 'Shoes'),
    ...wearer,
    // As the figure beneath does.
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
        style={{ clipPath: `inset(0 ${100 - dressed}% 0 0)` }}
      />
      <span className={styles['edge']} style={{ left: `${dressed}%` }} aria-hidden="true" />
    </>
  );
}
