import type { Alternative, Garment, VerdictLevel } from '@figura/contracts';
import { useState } from 'react';
import { useOwnLooks } from '../../lib/catalog/use-own-looks';
import type { Wearer } from '../../lib/session/use-wearer';
import { useWearer } from '../../lib/session/use-wearer';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { isClothing } from '../../ui/dressed/dressed-item';
import { OnYou } from '../../ui/garment/on-you';
import { formatConditionWords, formatShortName } from './condition-words';
import { withChange } from './garment-values';
import { listEdges } from './handles/edges';
import { Handles } from './handles/handles';
import { points as t } from './messages.en';
import { BareFigure } from './bare-figure';
import styles from './stage.module.css';
import type { ShownAnswer } from './use-garment-check';
import { findOutlook, formatLevelName } from './verdict-words';

interface StageProps {
  garment: Garment | null;
  answer: ShownAnswer | null;
  change: Alternative | null;
  onChange: (make: (now: Garment) => Garment) => void;
}

export function Stage({ garment, answer, change, onChange }: StageProps) {
  const wearer = useWearer();
  if (!garment)
    return (
      <div className={styles['stage']} aria-hidden="true">
        <BareFigure className={classNames(styles['figure'], styles['silhouette'])} />
      </div>
    );
  const looks = answer ? listLooks(garment, answer, change) : [];
  if (!answer || looks.length === 0) return <Single garment={garment} wearer={wearer} onChange={onChange} />;
  return (
    <div className={classNames(styles['stage'], styles['pair'])} data-on-plate="">
      {looks.map((look) => (
        <figure key={look.note} className={styles['half']}>
          <figcaption className={styles['caption']}>
            <b className={styles[look.level]}>{formatLevelName(look.level)}</b>
            {look.note}
          </figcaption>
          <OnYou
            garment={look.garment}
            wearer={wearer}
            crop="whole"
            shape="tall"
            className={styles['figure']}
          />
        </figure>
      ))}
    </div>
  );
}

interface SingleProps extends Pick<StageProps, 'onChange'> {
  garment: Garment;
  wearer: Wearer;
}

function Single({ garment, wearer, onChange }: SingleProps) {
  const [isMoving, setMoving] = useState(false);
  const canMove = listEdges(garment).length > 0;
  return (
    <div className={styles['stage']} data-on-plate="">
      <OnYou
        garment={garment}
        wearer={wearer}
        crop="whole"
        shape="tall"
        className={styles['figure']}
        marks={
          isMoving
            ? (body, view) => (
                <Handles garment={garment} wearer={wearer} body={body} view={view} onChange={onChange} />
              )
            : undefined
        }
      />
      {canMove ? (
        <Button variant="plain" className={styles['edges']} onClick={() => setMoving(!isMoving)}>
          {t(isMoving ? 'edgesDone' : 'edges')}
        </Button>
      ) : null}
    </div>
  );
}

export function Ready({ last }: { last: Garment | null }) {
  const wearer = useWearer();
  const best = useOwnLooks()[0]?.garment;
  const shown = last ?? best;
  return (
    <div className={styles['stage']}>
      {shown ? (
        <OnYou
          garment={shown}
          wearer={wearer}
          crop="whole"
          shape="tall"
          className={classNames(styles['figure'], isClothing(shown) && styles['near'])}
        />
      ) : (
        <BareFigure className={classNames(styles['figure'], styles['silhouette'])} />
      )}
    </div>
  );
}

interface Look {
  garment: Garment;
  level: VerdictLevel;
  note: string;
}

function listLooks(garment: Garment, answer: ShownAnswer, change: Alternative | null): Look[] {
  if (change) {
    const note = formatConditionWords({ ...change, value: change.to });
    return [
      { garment, level: answer.verdict.level, note: t('now') },
      { garment: withChange(garment, change), level: change.level, note },
    ];
  }
  const outlook = findOutlook(answer);
  if (!outlook) return [];
  return [outlook.best, outlook.worst].map(({ label, level, garment: answered }) => ({
    garment: answered,
    level,
    note: formatShortName(label),
  }));
}
