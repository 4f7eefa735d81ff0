import { BASE_LAYER } from '@figura/drawing';
import { useWearer } from '../../lib/session/use-wearer';
import { Dressed } from '../../ui/dressed/dressed';

export function BareFigure({ className }: { className: string }) {
  return (
    <Dressed
      garments={BASE_LAYER}
      wearer={useWearer()}
      flat={<span />}
      label=""
      shape="tall"
      className={className}
    />
  );
}
