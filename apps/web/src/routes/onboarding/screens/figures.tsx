import type { GarmentInput } from '@figura/drawing';
import { BASE_LAYER } from '@figura/drawing';
import { useWearer } from '../../../lib/session/use-wearer';
import { Dressed } from '../../../ui/dressed/dressed';
import { EyeLine } from '../../../ui/dressed/eye-line';

/** What a tape goes around. */
const TAPED = ['shoulders', 'chest', 'waist', 'hips'] as const;

const DRESS: readonly GarmentInput[] = [
  {
    category: 'One-Piece',
    type: 'wrap-dress',
    attributes: { sleeveLength: ['three-quarter'], length: ['mid-calf'] },
    colors: [{ hex: '#6d2440' }],
  },
  {
    category: 'Shoes',
    type: 'pump',
    attributes: { shoes: ['almond-toe', 'block-heel'] },
    colors: [{ hex: '#3a2a26' }],
  },
];
const SHIRT: readonly GarmentInput[] = [
  {
    category: 'Tops',
    type: 'shirt',
    attributes: { waist: ['tucked'] },
    colors: [{ hex: '#6d2440' }],
  },
  { category: 'Bottoms', type: 'straight-trousers', attributes: {}, colors: [{ hex: '#2f3440' }] },
  { category: 'Shoes', type: 'loafer', attributes: { shoes: ['round-toe'] }, colors: [{ hex: '#4a3a30' }] },
];

/** The user in good clothes, as they are drawn now. */
export function ShownFigure({ label }: { label: string }) {
  const wearer = useWearer();
  const garments = wearer.appearance.underlayer === 'shirt-and-shorts' ? SHIRT : DRESS;
  return <Dressed garments={garments} wearer={wearer} flat={<span />} label={label} shape="tall" eager />;
}

/** The user with a line where each girth was measured. */
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
