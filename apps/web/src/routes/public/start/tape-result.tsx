import { assessConfidence, type LengthUnit } from '@figura/classifier';
import type { BodyType, TapeMeasurements } from '@figura/contracts';
import { ConfidenceNote } from '../../../features/body-type/confidence-note';
import { useStartPreview } from '../../../features/start/api';
import { found as t } from '../../../features/start/start.messages.en';
import { Result } from '../../../features/start/result';
import { Button } from '../../../ui/button';

interface TapeResultProps {
  tape: TapeMeasurements;
  type: BodyType;
  keep: { to: string; label: string };
  unit: LengthUnit;
  onAgain: () => void;
}

export default function TapeResult({ tape, type, keep, unit, onAgain }: TapeResultProps) {
  const query = useStartPreview(tape);
  return (
    <Result tape={tape} type={type} query={query} keep={keep}>
      <ConfidenceNote confidence={assessConfidence(tape)} unit={unit} />
      <Button variant="quiet" onClick={onAgain}>
        {t('again')}
      </Button>
    </Result>
  );
}
