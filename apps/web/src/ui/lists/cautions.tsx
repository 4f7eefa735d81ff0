import type { EffectDescription } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Disclosure } from '../disclosure';
import { EvidenceLine } from '../evidence/evidence-line';
import { Stack } from '../layout/layout';
import styles from './cautions.module.css';
import { EffectGroups } from './effects';
import { foldEffects } from './fold-effects';
import messages from './messages.en';
import textStyles from '../text.module.css';

const t = translator(messages.cautions);

const SHOWN = 2;

export function Cautions({ cautions }: { cautions: readonly EffectDescription[] }) {
  if (cautions.length === 0) return null;
  const { shown, rest } = foldEffects(cautions, SHOWN);
  return (
    <section aria-labelledby="cautions">
      <Stack gap={2}>
        <h2 id="cautions">{t('title')}</h2>
        <ul className={styles['cautions']}>
          {shown
            .flatMap(({ effects }) => effects)
            .map(({ attribute, value, bodyPart, displayName, description, evidence, study }) => (
              <li key={`${attribute}:${value}`}>
                <h3>{displayName}</h3>
                <p>{description}</p>
                <p className={textStyles['muted']}>{bodyPart}</p>
                <EvidenceLine evidence={evidence} study={study} />
              </li>
            ))}
        </ul>
        {rest.length > 0 ? (
          <Disclosure summary={t('more', { count: rest.flatMap(({ effects }) => effects).length })}>
            <EffectGroups effects={rest.flatMap(({ effects }) => effects)} />
          </Disclosure>
        ) : null}
      </Stack>
    </section>
  );
}
