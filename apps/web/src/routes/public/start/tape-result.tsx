import { assessConfidence, type LengthUnit } from '@figura/classifier';
import type { BodyType, TapeMeasurements, User } from '@figura/contracts';
import { ConfidenceNote } from '../../../features/body-type/confidence-note';
import { useStartPreview } from '../../../features/start/api';
import { keeping as t } from '../../../features/start/messages.en';
import { Result } from '../../../features/start/result';
import { Button } from '../../../ui/button';
import { getKeepLink } from './where-kept';

interface TapeResultProps {
  tape: TapeMeasurements;
  type: BodyType;
  user: User | null;
  unit: LengthUnit;
  onAgain: () => void;
}

export default function TapeResult({ tape, type, user, unit, onAgain }: TapeResultProps) {
  const query = useStartPreview(tape);
  return (
    <Result tape={tape} type={type} query={query} keep={getKeepLink(user)}>
      <ConfidenceNote confidence={assessConfidence(tape)} unit={unit} />
      <Button variant="quiet" onClick={onAgain}>
        {t('again')}
      </Button>
    </Result>
  );
}
