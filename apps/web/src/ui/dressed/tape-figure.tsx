import { NO_APPEARANCE, toAppearance } from '@figura/contracts';
import { BASE_LAYER, SHIRT_AND_TRUNKS } from '@figura/drawing';
import { useContext } from 'react';
import { plateUrls } from '../../content/plates/unmeasured/plate-urls';
import { Figure } from '../figure/figure';
import type { FigureProps } from '../figure/figure';
import { FigureAppearance } from '../figure/figure-appearance';
import { useDrawing } from './use-drawing';

/** The wearer upright, for tape and balance lines; an outline until drawn. */
export function TapeFigure(props: Omit<FigureProps, 'drawn'>) {
  const chosen = useContext(FigureAppearance);
  const appearance = toAppearance({ ...NO_APPEARANCE, ...chosen });
  const isMeasured = Object.values(props.measurements).some((inches) => inches !== undefined);
  const drawing = useDrawing(
    isMeasured || chosen
      ? {
          garments: appearance.underlayer === 'swimsuit' ? BASE_LAYER : SHIRT_AND_TRUNKS,
          measurements: props.measurements,
          appearance,
          unit: null,
          stance: 'straight',
        }
      : null,
  );
  return <Figure {...props} drawn={drawing?.url ?? (chosen ? undefined : plateUrls.unmeasured)} />;
}
