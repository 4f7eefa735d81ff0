import {
  HAIR_HEX,
  getHairOrDefault,
  HORIZONTAL_MEASUREMENTS,
  MEASUREMENTS,
  NO_APPEARANCE,
  SKIN_HEX,
  VERTICAL_MEASUREMENTS,
} from '@figura/contracts';
import type {
  Appearance,
  CombinedType,
  HairCut,
  HorizontalType,
  Measurement,
  TapeField,
  TapeMeasurements,
} from '@figura/contracts';
import { createBalanceMarks, traceFigure, WORN_SHEET } from '@figura/drawing';
import type { Balance, FigureGeometry, Guide } from '@figura/drawing';
import type { CSSProperties } from 'react';
import { useContext } from 'react';
import { classNames } from '../class-names';
import { balance as t } from '../messages.en';
import { FigureAppearance } from './figure-appearance';
import styles from './figure.module.css';
import { useMorph } from './use-morph';

/** Sheet units between a line's end and its label. */
const LABEL_GAP = 44;
const HEIGHTS_GAP = 30;
const NUMBERS_GAP = 40;
const LEADER_GAP = 8;

export interface FigureProps {
  /** Inches; missing ones use a typical body. */
  measurements: Partial<TapeMeasurements>;
  active: TapeField | null;
  combined: CombinedType | undefined;
  label: string;
  /** A drawing in the stance `straight`, in place of the lines. */
  drawn?: string | undefined;
  /** With the four heights beside it. */
  hasHeights?: boolean;
  /** Beside what they measure, in place of the word on the balance. */
  numbers?: Readonly<Partial<Record<Measurement, string>>> | undefined;
  className?: string | undefined;
}

/** Animates to new measurements and fills the available height. */
export function Figure({
  measurements,
  active,
  combined,
  label,
  drawn,
  hasHeights = false,
  numbers,
  className,
}: FigureProps) {
  const appearance = useContext(FigureAppearance);
  const { cut } = getHairOrDefault(appearance ?? NO_APPEARANCE);
  const figure = traceFigure({
    measurements: useMorph(measurements),
    ...(appearance?.underlayer && { underlayer: appearance.underlayer }),
    ...(appearance?.presentation && { presentation: appearance.presentation }),
    isCropped: CROPPED.includes(cut),
  });
  return (
    <svg
      className={classNames(styles['figure'], className)}
      style={appearance && getColors(appearance)}
      data-theme="light"
      data-skin={appearance?.skin ?? undefined}
      data-hair={appearance?.hair?.cut}
      viewBox={`0 0 ${figure.width} ${figure.height}`}
      role="img"
      aria-label={label}
    >
      {drawn ? (
        <image
          href={drawn}
          y={figure.floor - WORN_SHEET.floor}
          width={WORN_SHEET.width}
          height={WORN_SHEET.height}
        />
      ) : (
        <Lines figure={figure} hasKnot={cut === 'bun'} />
      )}
      {hasHeights && !active
        ? VERTICAL_MEASUREMENTS.map((name) => (
            <path key={name} className={styles['segment']} d={figure.guides[name].path} />
          ))
        : null}
      {combined && !numbers ? (
        <BalanceLines key={combined} balance={figure.balance} combined={combined} hasHeights={hasHeights} />
      ) : null}
      {numbers && !active ? <Numbers figure={figure} numbers={numbers} /> : null}
      {active && <Tape key={active} guide={figure.guides[active]} measurement={active} />}
    </svg>
  );
}

function Lines({ figure, hasKnot }: { figure: FigureGeometry; hasKnot: boolean }) {
  return (
    <>
      {hasKnot && <path className={styles['hair']} d={figure.hairKnot} />}
      <path className={styles['skin']} d={figure.outline} />
      <path className={styles['suit']} d={figure.underlayer} />
      <path className={styles['slippers']} d={figure.slippers} />
      <path className={styles['detail']} d={figure.details.join('')} />
      <path className={styles['contour']} d={figure.outline} />
      <path className={styles['head']} d={figure.head} />
      <path className={styles['contour']} d={figure.head} />
      <path className={styles['hair']} d={figure.hair} />
      <path className={styles['strand']} d={figure.strands.join('')} />
    </>
  );
}

const CROPPED: readonly HairCut[] = ['cropped', 'buzz', 'side-part', 'pixie'];

function getColors({ skin, hair }: Appearance): CSSProperties {
  const colors = {
    ...(skin && { '--figure-skin': SKIN_HEX[skin] }),
    ...(hair && { '--figure-hair': HAIR_HEX[hair.color] }),
  };
  return colors as CSSProperties;
}

function Tape({ guide, measurement }: { guide: Guide; measurement: TapeField }) {
  const isGirth = guide.kind === 'girth';
  return (
    <g data-guide={measurement}>
      <path className={styles['dashes']} d={guide.dashes} />
      <path className={styles[isGirth ? 'tape' : 'height']} d={guide.path} pathLength={1} />
      {isGirth && <path className={styles['graduation']} d={guide.path} />}
    </g>
  );
}

function Numbers({
  figure,
  numbers,
}: {
  figure: FigureGeometry;
  numbers: NonNullable<FigureProps['numbers']>;
}) {
  const { guides, width } = figure;
  const reach = Math.max(...HORIZONTAL_MEASUREMENTS.map((name) => guides[name].label.x));
  let lowest = 0;
  return MEASUREMENTS.map((name) => {
    const { kind, label, path } = guides[name];
    const isGirth = kind === 'girth';
    const x = isGirth ? width - reach - LABEL_GAP : label.x;
    const y = isGirth ? Math.max(label.y, lowest + NUMBERS_GAP) : label.y;
    if (isGirth) lowest = y;
    return (
      <g key={name} aria-hidden="true">
        {isGirth ? (
          <path className={styles['segment']} d={`M${x + LEADER_GAP} ${y}L${path.slice(1)}`} />
        ) : null}
        <text className={styles[isGirth ? 'girth' : 'span']} x={x} y={y}>
          {numbers[name]}
        </text>
      </g>
    );
  });
}

interface BalanceLinesProps {
  balance: Balance;
  combined: CombinedType;
  hasHeights: boolean;
}

function BalanceLines({ balance, combined, hasHeights }: BalanceLinesProps) {
  const { widths, spans, telling } = createBalanceMarks(balance, combined);
  const letter = combined[0] as HorizontalType;
  return (
    <>
      <g className={styles['balance']} data-balance={combined}>
        {[...widths, ...(hasHeights ? [] : spans)].map(({ path, strong }, index) => (
          <path key={index} className={strong ? styles['telling'] : styles['hairline']} d={path} />
        ))}
      </g>
      {telling && letter !== 'E' ? (
        <text className={styles['word']} y={telling.y} aria-hidden="true">
          {t(`telling.${letter}`)
            .split('\n')
            .map((line, index, { length }) => (
              <tspan
                key={line}
                x={telling.x2 + LABEL_GAP + (hasHeights ? HEIGHTS_GAP : 0)}
                dy={index > 0 ? '1.2em' : length > 1 ? '-0.6em' : undefined}
              >
                {line}
              </tspan>
            ))}
        </text>
      ) : null}
    </>
  );
}
