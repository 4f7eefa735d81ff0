import type { BodyType, TapeMeasurements } from '@figura/contracts';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { FigureSpread } from '../../ui/layout/figure-spread';
import { PageHeader } from '../../ui/layout/page-header';
import styles from './measuring-introduction.module.css';
import { keptFromStart as t } from './messages.en';
import { HORIZONTAL_TYPE_NAMES, VERTICAL_TYPE_NAMES } from '../../lib/text/names';
import { Cluster } from '../../ui/layout/layout';

interface KeptFromStartProps {
  tape: TapeMeasurements;
  type: BodyType;
  saving: boolean;
  failure: string | null;
  onKeep: () => void;
}

export function KeptFromStart({ tape, type, saving, failure, onKeep }: KeptFromStartProps) {
  return (
    <FigureSpread
      className={styles['welcome']}
      words="short"
      figure={{
        measurements: tape,
        active: null,
        combined: type.combined,
        label: t('figure', { code: type.combined }),
      }}
    >
      <PageHeader
        eyebrow={t('eyebrow')}
        title={t('title', { code: type.combined })}
        lead={`${HORIZONTAL_TYPE_NAMES[type.horizontal]}, ${VERTICAL_TYPE_NAMES[type.vertical]}. ${t('lead')}`}
      />
      {failure && <Alert tone="error">{failure}</Alert>}
      <Cluster align="stretch">
        <Button busy={saving} onClick={onKeep}>
          {saving ? t('keeping') : t('keep')}
        </Button>
        <ButtonLink to={paths.introHorizontal} variant="quiet">
          {t('review')}
        </ButtonLink>
      </Cluster>
    </FigureSpread>
  );
}
