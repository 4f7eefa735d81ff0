import type { BodyAnswers } from '@figura/classifier';
import { estimateBody } from '@figura/classifier';
import { findStartAnswers } from '../../lib/drafts/start-answers';
import { useDraft } from '../../lib/drafts/use-draft';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { probablyFromStart as t } from './messages.en';

interface ProbablyFromStartProps {
  saving: boolean;
  failure: string | null;
  onKeep: (answers: BodyAnswers) => void;
}

export function ProbablyFromStart({ saving, failure, onKeep }: ProbablyFromStartProps) {
  const [draft] = useDraft('startAnswers');
  const answers = findStartAnswers(draft);
  if (!answers) return null;
  return (
    <Alert tone={failure ? 'error' : 'info'}>
      <p>{failure ?? t('note', { letter: estimateBody(answers).horizontal })}</p>
      <Button size="small" busy={saving} onClick={() => onKeep(answers)}>
        {t('keep')}
      </Button>
    </Alert>
  );
}
