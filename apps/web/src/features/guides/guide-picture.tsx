import type { BodyPartDetailsResponse } from '@figura/contracts';
import { buildApiUrl } from '../../lib/api/api-client';
import { useWearer } from '../../lib/session/use-wearer';
import { BeforeAfter } from '../../ui/dressed/before-after';
import { Picture } from '../../ui/pictures/picture';
import { labels as t } from './messages.en';

export function GuidePicture({ detail }: { detail: BodyPartDetailsResponse['bodyPartDetails'] }) {
  const wearer = useWearer();
  const { displayName, imageUrl, look, bodyPart } = detail;
  const label = t('drawing', { displayName });
  if (!look) return <Picture src={buildApiUrl(imageUrl)} alt={label} shape="square" eager />;
  return (
    <BeforeAfter
      garment={look.garment}
      wearer={wearer}
      bodyPart={bodyPart}
      flat={buildApiUrl(imageUrl)}
      label={label}
    />
  );
}
