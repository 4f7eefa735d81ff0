import type { Garment, WardrobePiece } from '@figura/contracts';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Flat } from '../../ui/dressed/flat';
import { AddProblem } from './add-problem';
import { addPiece, useShownPieces } from './api';
import { createBareGarment } from './bare-garment';
import styles from './basics.module.css';
import { basics as t } from './basics.messages.en';
import { BASICS } from './basics-list';
import { CheckMark } from './tile';
import { useAdding } from './use-adding';
import textStyles from '../../ui/text.module.css';

interface BasicsProps {
  onAdded: (pieces: readonly WardrobePiece[]) => void;
  onWords: () => void;
}

export function Basics({ onAdded, onWords }: BasicsProps) {
  const [owned, setOwned] = useState<ReadonlySet<string>>(new Set());
  const { refresh } = useShownPieces();
  const { busy, error, add } = useAdding();
  const [ids] = useState(() => Object.fromEntries(BASICS.map(({ name }) => [name, crypto.randomUUID()])));
  const toggle = (name: string) =>
    setOwned((now) => {
      const next = new Set(now);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  const addOwned = () =>
    add(
      'basics',
      async () => {
        const added: WardrobePiece[] = [];
        for (const { name, garment } of BASICS.filter((basic) => owned.has(basic.name))) {
          const piece = { id: ids[name]!, name, garment: createBareGarment(garment, garment.colors) };
          added.push(...[await addPiece(piece, name)].filter((each) => each !== null));
        }
        return added;
      },
      async (added) => {
        onAdded(added);
        await refresh();
      },
    );
  return (
    <section className={styles['basics']}>
      <div>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className={textStyles['muted']}>{t('lead')}</p>
      </div>
      <ul className={styles['grid']} aria-label={t('list')}>
        {BASICS.map(({ name, garment }) => (
          <li key={name}>
            <Basic name={name} garment={garment} isOwned={owned.has(name)} onToggle={() => toggle(name)} />
          </li>
        ))}
      </ul>
      <AddProblem error={error} />
      <div className={styles['actions']}>
        <Button
          className={styles['add'] ?? ''}
          busy={busy}
          aria-disabled={owned.size === 0}
          onClick={() => void (owned.size > 0 && addOwned())}
        >
          {owned.size === 0 ? t('none') : t('add', { count: owned.size })}
        </Button>
        <Button variant="quiet" onClick={onWords}>
          {t('words')}
        </Button>
      </div>
    </section>
  );
}

interface BasicProps {
  name: string;
  garment: Garment;
  isOwned: boolean;
  onToggle: () => void;
}

function Basic({ name, garment, isOwned, onToggle }: BasicProps) {
  return (
    <button
      type="button"
      className={classNames(styles['basic'], isOwned && styles['owned'])}
      aria-pressed={isOwned}
      onClick={onToggle}
    >
      <Flat square garment={garment} className={styles['flat']} />
      <span>{name}</span>
      {isOwned ? <CheckMark /> : null}
    </button>
  );
}
