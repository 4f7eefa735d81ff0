import type { Garment } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../../ui/class-names';
import { Flat } from '../../ui/dressed/flat';
import covering from '../../ui/forms/covering-control.module.css';
import { LineIcon } from '../../ui/line-icon';
import styles from './tile.module.css';

export function CheckMark() {
  return (
    <span className={styles['mark']}>
      <LineIcon path="M20 6 9 17l-5-5" />
    </span>
  );
}

interface TileLookProps {
  /** Null if not drawn yet; the name takes its place. */
  garment: Garment | null;
  name: string;
  badge?: string | undefined;
  chosen?: boolean;
  isNamed?: boolean;
}

export function TileLook({ garment, name, badge, chosen, isNamed = false }: TileLookProps) {
  return (
    <>
      <span className={classNames(styles['picture'], chosen && styles['chosen'])}>
        {garment ? (
          <Flat square garment={garment} className={styles['flat']} />
        ) : (
          <span className={styles['words']} aria-hidden="true">
            {name}
          </span>
        )}
        {chosen ? <CheckMark /> : null}
        {badge === undefined ? null : <span className={styles['badge']}>{badge}</span>}
      </span>
      <span className={classNames(styles['name'], isNamed && styles['named'])}>{name}</span>
    </>
  );
}

interface TileButtonProps extends TileLookProps {
  action?: ReactNode;
  note?: string | undefined;
  onPress: () => void;
}

export function TileButton({ action, note, onPress, ...look }: TileButtonProps) {
  const noteId = useId();
  return (
    <button
      type="button"
      className={styles['tile']}
      aria-describedby={note === undefined ? undefined : noteId}
      onClick={onPress}
    >
      <TileLook {...look} />
      {note === undefined ? null : (
        // Not part of the button's name.
        <span id={noteId} className={styles['note']} aria-hidden="true">
          {note}
        </span>
      )}
      {action === undefined ? null : <span className={styles['action']}>{action}</span>}
    </button>
  );
}

interface TileCheckboxProps extends TileLookProps {
  chosen: boolean;
  onToggle: () => void;
}

export function TileCheckbox({ onToggle, ...look }: TileCheckboxProps) {
  return (
    <label className={styles['tile']}>
      <input type="checkbox" className={covering['control']} checked={look.chosen} onChange={onToggle} />
      <TileLook {...look} />
    </label>
  );
}
