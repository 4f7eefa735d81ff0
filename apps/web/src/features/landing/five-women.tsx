import { HORIZONTAL_TYPES } from '@figura/contracts';
import type { HorizontalType } from '@figura/contracts';
import { useId, useRef, useState } from 'react';
import { plateUrls } from '../../content/plates/plate-urls';
import { RadioCard } from '../../ui/forms/radio-card';
import { LineIcon } from '../../ui/line-icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './five-women.module.css';
import { fiveWomen as t } from './messages.en';
import { HORIZONTAL_TYPE_NAMES } from '../../lib/text/names';

const PLATES = {
  A: { first: plateUrls['woman-a-first'], chosen: plateUrls['woman-a-chosen'] },
  B: { first: plateUrls['woman-b-first'], chosen: plateUrls['woman-b-chosen'] },
  C: { first: plateUrls['woman-c-first'], chosen: plateUrls['woman-c-chosen'] },
  D: { first: plateUrls['woman-d-first'], chosen: plateUrls['woman-d-chosen'] },
  E: { first: plateUrls['woman-e-first'], chosen: plateUrls['woman-e-chosen'] },
} as const satisfies Record<HorizontalType, object>;

const SHAPES: Record<HorizontalType, string> = {
  A: 'M5 3h14q-4 5-4 9t4 9H5q4-5 4-9T5 3Z',
  B: 'M9 3h6q1 8 6 18H3Q8 11 9 3Z',
  C: 'M3 3h18q-5 8-6 18H9Q8 11 3 3Z',
  D: 'M8 3h8q9 9 0 18H8q-9-9 0-18Z',
  E: 'M6 3h12v18H6Z',
};

export function FiveWomen() {
  const name = useId();
  const [chosen, setChosen] = useState<HorizontalType | null>(null);
  const floor = useRef<HTMLDivElement>(null);
  const choose = (letter: HorizontalType) => {
    setChosen(letter);
    if (floor.current) showInMiddle(floor.current, letter);
  };
  return (
    <fieldset className={styles['women']}>
      <legend>
        <VisuallyHidden>{t('letters')}</VisuallyHidden>
      </legend>
      <div ref={floor} className={styles['floor']} data-on-plate="">
        {HORIZONTAL_TYPES.map((letter) => {
          const outfit = letter === chosen ? 'chosen' : 'first';
          return (
            <label
              key={letter}
              className={styles['woman']}
              data-letter={letter}
              data-forward={letter === chosen || undefined}
            >
              <RadioCard<HorizontalType> name={name} value={letter} chosen={chosen} onChoose={choose} />
              <VisuallyHidden>{t('letter', { letter, name: HORIZONTAL_TYPE_NAMES[letter] })}</VisuallyHidden>
              <img
                src={PLATES[letter][outfit]}
                alt={t(`${letter}.${outfit}`)}
                width={300}
                height={780}
                className={styles['figure']}
                draggable={false}
              />
              <span className={styles['letter']} aria-hidden="true">
                {letter}
              </span>
              <span className={styles['name']} aria-hidden="true">
                <LineIcon path={SHAPES[letter]} />
                {HORIZONTAL_TYPE_NAMES[letter].split('/')[0]}
              </span>
            </label>
          );
        })}
      </div>
      <p className={styles['hint']} role="status" data-on-plate="">
        {chosen ? (
          t(`${chosen}.told`)
        ) : (
          <>
            <span className={styles['choose']}>{t('choose')}</span>
            <span className={styles['swipe']}>{t('swipe')}</span>
          </>
        )}
      </p>
    </fieldset>
  );
}

function showInMiddle(floor: HTMLElement, letter: HorizontalType): void {
  const woman = floor.querySelector<HTMLElement>(`[data-letter="${letter}"]`)!;
  floor.scrollLeft = woman.offsetLeft + woman.offsetWidth / 2 - floor.clientWidth / 2;
}
