import { NO_APPEARANCE } from '@figura/contracts';
import { BASE_LAYER } from '@figura/drawing';
import { FIRST_OUTFITS } from '../../../content/first-outfits';
import { useWearer } from '../../../lib/session/use-wearer';
import { Dressed } from '../../../ui/dressed/dressed';
import { EyeLine } from '../../../ui/dressed/eye-line';

const TAPED = ['shoulders', 'chest', 'waist', 'hips'] as const;

export function ShownFigure({ label }: { label: string }) {
  const wearer = useWearer();
  const { presentation, underlayer = NO_APPEARANCE.underlayer } = wearer.appearance;
  const garments = FIRST_OUTFITS[presentation === 'womens' ? underlayer : 'shirt-and-shorts'];
  return <Dressed garments={garments} wearer={wearer} flat={<span />} label={label} shape="tall" eager />;
}

export function MeasuredFigure({ label }: { label: string }) {
  return (
    <Dressed
      garments={BASE_LAYER}
      wearer={useWearer()}
      flat={<span />}
      label={label}
      shape="tall"
      eager
      marks={(body, view) =>
        TAPED.map((part) => <EyeLine key={part} body={body} view={view} bodyPart={part} />)
      }
    />
  );
}
