import type { Category, Garment } from '@figura/contracts';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { Flat } from '../dressed/flat';
import { createUsualGarment } from './answers';
import { TAPPED_CATEGORIES, listKinds } from './kinds';
import styles from './kind-picker.module.css';
import { formatCategory } from '../../lib/text/names';

interface KindPickerProps {
  title: string;
  chosen: string | null;
  onChoose: (garment: Garment) => void;
}

export function KindPicker({ title, chosen, onChoose }: KindPickerProps) {
  const [category, setCategory] = useState<Category | null>(null);
  const section = useRef<HTMLElement>(null);
  // On a phone the kinds appear below the screen.
  useEffect(() => {
    if (category) section.current?.scrollIntoView({ block: 'start' });
  }, [category]);
  return (
    <section ref={section} className={styles['picker']} aria-labelledby="tap-it">
      <h2 id="tap-it" className={styles['title']}>
        {title}
      </h2>
      <ul className={styles['categories']}>
        {TAPPED_CATEGORIES.map((name) => (
          <li key={name}>
            <KindButton
              garment={createUsualGarment(listKinds(name)[0]!)}
              label={formatCategory(name)}
              pressed={name === category}
              onClick={() => setCategory(name === category ? null : name)}
            />
          </li>
        ))}
      </ul>
      {category ? (
        <ul className={styles['kinds']} aria-label={formatCategory(category)}>
          {listKinds(category).map((kind) => (
            <li key={kind.type}>
              <KindButton
                garment={createUsualGarment(kind)}
                label={kind.name}
                pressed={kind.type === chosen}
                onClick={() => onChoose(createUsualGarment(kind))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

interface KindButtonProps {
  garment: Garment;
  label: string;
  pressed: boolean;
  onClick: () => void;
}

function KindButton({ garment, label, pressed, onClick }: KindButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles['kind'], pressed && styles['pressed'])}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Flat garment={garment} />
      {label}
    </button>
  );
}
