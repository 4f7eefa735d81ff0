import { estimateBody, readAnswers } from '@figura/classifier';
import { MEASUREMENT_LABELS } from '@figura/contracts';
import { useDraft } from '../../lib/drafts/use-draft';
import { translator } from '../../lib/messages/translator';
import { Alert } from '../../ui/feedback/alert';
import messages from './messages.en';

const t = translator(messages.probablyFromStart);

export function ProbablyFromStart() {
  const [draft] = useDraft('startAnswers');
  const answers = draft && readAnswers(draft);
  if (!answers) return null;
  const { horizontal, measureFirst } = estimateBody(answers);
  return (
    <Alert tone="info">
      {t('note', { letter: horizontal, name: MEASUREMENT_LABELS[measureFirst].toLowerCase() })}
    </Alert>
  );
}
