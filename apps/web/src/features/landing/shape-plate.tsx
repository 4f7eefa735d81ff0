import { roundLength } from '@figura/classifier';
import { combineTypes, HORIZONTAL_TYPES } from '@figura/contracts';
import type { HorizontalType } from '@figura/contracts';
import { useLayoutEffect, useRef, useState } from 'react';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { getPageLanguage } from '../../lib/messages/page-language';
import { classNames } from '../../ui/class-names';
import { Dressed } from '../../ui/dressed/dressed';
import { Figure } from '../../ui/figure/figure';
import { RangeField } from '../../ui/forms/range-field';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { shapePlate as t } from './messages.en';
import { COAT } from '../../content/coat';
import { plateUrls } from '../../content/plates/plate-urls';
import { WOMEN } from '../../content/women';
import { EXAMPLES, GIRTH_RANGES, GIRTHS, collectGirths, INITIAL, getLetter } from './shape';
import type { Shape } from './shape';
import styles from './shape-plate.module.css';
import { HORIZONTAL_TYPE_NAMES } from '../../lib/text/names';

const LETTERS = HORIZONTAL_TYPES.map((letter) => ({ value: letter, label: letter }));

export function ShapePlate() {
  const [shape, setShape] = useState<Shape>(EXAMPLES[INITIAL]);
  const [active, setActive] = useState<keyof Shape | null>(null);
  const plate = useRef<HTMLElement>(null);
  const letter = getLetter(shape);
  const name = HORIZONTAL_TYPE_NAMES[letter];

  // Takes over what was moved before hydration.
  useLayoutEffect(() => setShape(readShape(plate.current!)), []);

  return (
    <figure ref={plate} className={styles['plate']} aria-label={t('label')} data-on-plate="">
      <div className={styles['view']}>
        <Letter letter={letter} />
        {shape === EXAMPLES[INITIAL] ? (
          <img
            src={plateUrls.hero}
            alt={t('figure', { letter, name })}
            className={classNames(styles['drawing'], styles['sent'])}
            loading="lazy"
          />
        ) : (
          <Coat shape={shape} active={active} />
        )}
      </div>
      <div className={styles['controls']}>
        <SegmentedControl
          label={t('type')}
          hideLabel
          className={styles['letters']!}
          options={LETTERS}
          value={letter}
          onChange={(chosen) => {
            setActive(null);
            setShape(EXAMPLES[chosen]);
          }}
        />
        {GIRTHS.map((girth) => (
          <RangeField
            key={girth}
            label={getMeasurementLabel(girth)}
            {...GIRTH_RANGES[girth]}
            step={0.5}
            value={shape[girth]}
            text={formatGirth(shape[girth])}
            onChange={(value) => {
              setActive(girth);
              setShape({ ...shape, [girth]: value });
            }}
            onFocus={() => setActive(girth)}
            onBlur={() => setActive(null)}
          />
        ))}
      </div>
    </figure>
  );
}

/** In the unit of the page's language, since the page is the same for each of its readers. */
function formatGirth(inches: number): string {
  return getPageLanguage().startsWith('en')
    ? t('inches', { inches })
    : t('centimeters', { centimeters: roundLength(inches, 'cm') });
}

function readShape(plate: HTMLElement): Shape {
  const chosen = plate.querySelector<HTMLInputElement>('[type="radio"]:checked')!.value as HorizontalType;
  const numbers = Array.from(
    plate.querySelectorAll<HTMLInputElement>('[type="range"]'),
    (input) => input.valueAsNumber,
  );
  const isMoved = numbers.some((number, index) => number !== EXAMPLES[INITIAL][GIRTHS[index]!]);
  return isMoved
    ? (Object.fromEntries(GIRTHS.map((girth, index) => [girth, numbers[index]])) as Shape)
    : EXAMPLES[chosen];
}

function Letter({ letter }: { letter: HorizontalType }) {
  const [first, other] = HORIZONTAL_TYPE_NAMES[letter].split('/');
  return (
    <p className={styles['type']} role="status">
      <span className={styles['letter']}>{letter}</span>
      <span className={styles['name']}>
        {first}
        {other === undefined ? null : (
          <>
            /<wbr />
            {other}
          </>
        )}
      </span>
    </p>
  );
}

function Coat({ shape, active }: { shape: Shape; active: keyof Shape | null }) {
  const letter = getLetter(shape);
  const label = t('figure', { letter, name: HORIZONTAL_TYPE_NAMES[letter] });
  return (
    <Dressed
      garments={COAT}
      wearer={{ measurements: collectGirths(shape), appearance: WOMEN[letter], unit: 'imperial' }}
      label={label}
      shape="tall"
      className={styles['drawing']}
      flat={
        <Figure
          measurements={collectGirths(shape)}
          active={active}
          combined={combineTypes(letter)}
          label={label}
          className={styles['bare']}
        />
      }
    />
  );
}
