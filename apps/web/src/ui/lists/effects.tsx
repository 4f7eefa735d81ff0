import type { EffectDescription } from '@figura/contracts';
import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure';
import { EvidenceLine } from '../evidence/evidence-line';
import styles from './effects.module.css';
import { groupByBodyPart, foldEffects, type EffectGroup } from './fold-effects';

interface EffectsProps {
  /** Strongest first. */
  effects: readonly EffectDescription[];
  all: ReactNode;
  heading?: ((bodyPart: string) => ReactNode) | undefined;
}

export function Effects({ effects, all, heading }: EffectsProps) {
  const { shown, rest } = foldEffects(effects);
  return (
    <div>
      <Groups groups={shown} heading={heading} />
      {rest.length > 0 ? (
        <Disclosure summary={all}>
          <Groups groups={rest} heading={heading} />
        </Disclosure>
      ) : null}
    </div>
  );
}

export function EffectGroups({ effects }: Pick<EffectsProps, 'effects'>) {
  return <Groups groups={groupByBodyPart(effects)} heading={undefined} />;
}

interface GroupsProps {
  groups: readonly EffectGroup[];
  heading: EffectsProps['heading'];
}

function Groups({ groups, heading = (bodyPart) => bodyPart }: GroupsProps) {
  return groups.map(({ bodyPart, effects }) => (
    <div key={bodyPart} className={styles['group']}>
      <h3>{heading(bodyPart)}</h3>
      <ul className={styles['effects']}>
        {effects.map(({ attribute, value, displayName, description, evidence, study }) => (
          <li key={`${attribute}:${value}`}>
            <p className={styles['name']}>{displayName}</p>
            <p>{description}</p>
            <EvidenceLine evidence={evidence} study={study} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
