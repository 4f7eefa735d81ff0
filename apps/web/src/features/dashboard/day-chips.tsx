import { OCCASIONS } from '@figura/contracts';
import type { UnitPreference } from '@figura/contracts';
import type { DayDraft } from '../../lib/drafts/draft-types';
import { formatOccasionName } from '../../ui/garment/occasion-names';
import { LineIcon } from '../../ui/line-icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ChipSelect } from './chip-select';
import styles from './chips.module.css';
import { chips as t } from './messages.en';
import type { Today } from './use-today';

const CLOUD = 'M7 15.500a4 4 0 1 1 .8-7.900A5 5 0 0 1 17 9a3.300 3.300 0 0 1 0 6.500z';
const RAIN = `${CLOUD}M9 18l-.7 2M13 18l-.7 2M16.500 18l-.7 2`;
const COAT = 'M9 3 4 6v15h7V9zM15 3l5 3v15h-7M9 3l3 6 3-6';
const OCCASION_OPTIONS = OCCASIONS.map((value) => ({ value, label: formatOccasionName(value) }));
/** Degrees Celsius, in steps that matter to clothes. */
const DEGREES = [-5, 0, 5, 9, 13, 17, 21, 25, 30] as const;

interface DayChipsProps extends Pick<Today, 'day' | 'choose'> {
  unit: UnitPreference;
  hasCoat: boolean;
}

export function DayChips({ day, choose, unit, hasCoat }: DayChipsProps) {
  const { weather, occasion, pinned } = day;
  return (
    <div className={styles['chips']} role="group" aria-label={t('day')}>
      <ChipSelect
        label={t('weather')}
        text={weather ? formatWeatherText(weather, unit) : t('askWeather')}
        icon={weather?.rain ? RAIN : CLOUD}
        options={createWeatherOptions(weather, unit)}
        value={weather ? formatValue(weather) : ''}
        onChange={(value) => choose(dressForWeather(parseWeather(value)))}
      />
      <ChipSelect
        label={t('occasion')}
        text={formatOccasionName(occasion)}
        options={OCCASION_OPTIONS}
        value={occasion}
        onChange={(next) => choose({ occasion: next })}
      />
      {hasCoat ? <CoatChip isOn={day.hasCoat} onChange={(isOn) => choose({ hasCoat: isOn })} /> : null}
      {pinned ? (
        <button
          key={pinned.key}
          ref={showChip}
          type="button"
          className={styles['chip']}
          onClick={() => choose({ pinned: null })}
        >
          <span className={styles['face']}>
            {t('pinned', { piece: pinned.name })}
            <span aria-hidden="true">×</span>
            <VisuallyHidden>{t('unpin')}</VisuallyHidden>
          </span>
        </button>
      ) : null}
    </div>
  );
}

function showChip(chip: HTMLElement | null): void {
  const chips = chip?.parentElement;
  if (chips) chips.scrollLeft = chips.scrollWidth;
}

export function CoatChip({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      <span className={styles['face']}>
        <LineIcon path={COAT} className={styles['icon']} />
        {t(isOn ? 'coatOn' : 'coatOff')}
      </span>
    </button>
  );
}

type Weather = NonNullable<DayDraft['weather']>;

/** Degrees Celsius: below this the coat is on by default. */
const COAT_BELOW = 10;

const dressForWeather = (weather: Weather | null): Partial<DayDraft> => ({
  weather,
  hasCoat: weather !== null && weather.temperature < COAT_BELOW,
});

function formatWeatherText({ temperature, rain }: Weather, unit: UnitPreference): string {
  const degrees = unit === 'imperial' ? Math.round((temperature * 9) / 5 + 32) : temperature;
  return t(rain ? 'degreesRain' : 'degrees', { degrees, unit });
}

const formatValue = ({ temperature, rain }: Weather): string => `${temperature}${rain ? ' rain' : ''}`;

function parseWeather(value: string): Weather | null {
  return value === '' ? null : { temperature: parseInt(value, 10), rain: value.endsWith('rain') };
}

function createWeatherOptions(chosen: Weather | null, unit: UnitPreference) {
  const known = [false, true].flatMap((rain) => DEGREES.map((temperature) => ({ temperature, rain })));
  const all =
    chosen && !known.some((each) => formatValue(each) === formatValue(chosen)) ? [chosen, ...known] : known;
  return [
    { value: '', label: t('season') },
    ...all.map((weather) => ({ value: formatValue(weather), label: formatWeatherText(weather, unit) })),
  ];
}
