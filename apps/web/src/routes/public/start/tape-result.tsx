import { assessConfidence, type LengthUnit } from '@figura/classifier';
import type { BodyType, StartPreviewResponse, TapeMeasurements } from '@figura/contracts';
import { ConfidenceNote } from '../../../features/body-type/confidence-note';
import messages from '../../../features/start/messages.en';
import { Result } from '../../../features/start/result';
import type { QueryState } from '../../../lib/api/use-query';
import { translator } from '../../../lib/messages/translator';
import { Button } from '../../../ui/button';

const t = translator(messages.start);

interface TapeResultProps {
  tape: TapeMeasurements;
  type: BodyType;
  answer: QueryState<StartPreviewResponse>;
  keep: { to: string; label: string };
  unit: LengthUnit;
  onAgain: () => void;
}

/** What eight numbers say, and how sure it is. */
export default function TapeResult({ tape, type, answer, keep, unit, onAgain }: TapeResultProps) {
  return (
    <Result
      tape={tape}
      horizontal={type.horizontal}
      vertical={type.vertical}
      probability={null}
      answer={answer}
      keep={keep}
    >
      <ConfidenceNote confidence={assessConfidence(tape)} unit={unit} />
      <Button variant="quiet" onClick={onAgain}>
        {t('again')}
      </Button>
    </Result>
  );
}
