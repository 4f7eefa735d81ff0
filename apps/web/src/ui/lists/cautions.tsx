import type { EffectDescription } from '@figura/contracts';
import { getShortestEffect, settleParts } from '../../lib/catalog/brief-effect';
import { useBalances } from '../../lib/catalog/use-balances';
import { Disclosure } from '../disclosure';
import { EvidenceLine } from '../evidence/evidence-line';
import { Stack } from '../layout/layout';
import styles from './cautions.module.css';
import { EffectGroups } from './effects';
import { foldEffects } from './fold-effects';
import { cautions as t } from './messages.en';
import textStyles from '../text.module.css';

const SHOWN = 2;

interface CautionsProps {
  cautions: readonly EffectDescription[];
  reasons?: readonly EffectDescription[];
}

export function Cautions({ cautions, reasons = [] }: CautionsProps) {
  const balances = useBalances();
  if (cautions.length === 0) return null;
  const heavier = settleParts(reasons, cautions).cautions;
  const { shown, rest } = foldEffects(heavier, SHOWN);
  const folded = [
    ...rest.flatMap(({ effects }) => effects),
    ...cautions.filter((caution) => !heavier.includes(caution)),
  ];
  return (
    <section aria-labelledby="cautions">
      <Stack gap={2}>
        <h2 id="cautions">{t('title')}</h2>
        <ul className={styles['cautions']}>
          {shown
            .flatMap(({ effects }) => effects)
            .map(
              ({
                feature,
                rating,
                attribute,
                value,
                bodyPart,
                displayName,
                description,
                evidence,
                study,
              }) => (
                <li key={`${attribute}:${value}`}>
                  <h3>{displayName}</h3>
                  <p>{(balances && getShortestEffect(feature, rating)) || bodyPart}</p>
                  <p className={textStyles['muted']}>{description}</p>
                  <EvidenceLine evidence={evidence} study={study} />
                </li>
              ),
            )}
        </ul>
        {folded.length > 0 ? (
          <Disclosure summary={t('more', { count: folded.length })}>
            <EffectGroups effects={folded} />
          </Disclosure>
        ) : null}
      </Stack>
    </section>
  );
}
