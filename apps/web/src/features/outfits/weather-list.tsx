import { SEASONS } from '@figura/contracts';
import { useSession } from '../../lib/session/session';
import { CheckChips } from '../../ui/forms/choice-chips';
import { formatSeasonName } from '../../ui/garment/occasion-names';
import { weather as t } from './messages.en';
import { Options } from './options';
import type { Question, Weather } from './question';
import { useSeason } from '../../lib/session/use-season';

/** Neither means any season. */
type Conditions = Pick<Question, 'season' | 'weather'>;

/** Degrees Celsius that call for different clothes. */
const DEGREES = [30, 24, 18, 12, 6, 0, -6] as const;
/** Degrees Celsius of a typical day. */
const USUAL = { spring: 12, summer: 24, fall: 12, winter: 6 } as const;
const SEASON_OPTIONS = SEASONS.map((value) => ({ value, label: formatSeasonName(value) }));
const SKIES = [
  { value: 'rain', label: t('rain') },
  { value: 'wind', label: t('wind') },
] as const;

interface WeatherListProps {
  value: Conditions;
  onChange: (conditions: Conditions) => void;
  onDone: () => void;
}

export function WeatherList({ value: { season, weather }, onChange, onDone }: WeatherListProps) {
  const unit = useUnit();
  const now = useSeason();
  const set = (changes: Partial<Weather>) => {
    const before = weather ?? { temperature: USUAL[season ?? now], rain: false, wind: false };
    onChange({ season: null, weather: { ...before, ...changes } });
  };
  return (
    <>
      <Options
        title={t('temperature')}
        options={DEGREES.map((value) => ({
          value,
          label: t('degrees', { degrees: toUnit(value, unit), unit }),
        }))}
        value={weather?.temperature ?? null}
        onChoose={(temperature) => {
          set({ temperature });
          onDone();
        }}
      />
      <CheckChips
        label={t('sky')}
        options={SKIES}
        values={SKIES.flatMap(({ value }) => (weather?.[value] ? [value] : []))}
        onChange={(values) => set({ rain: values.includes('rain'), wind: values.includes('wind') })}
      />
      <Options
        title={t('season')}
        options={SEASON_OPTIONS}
        value={season}
        onChoose={(chosen) => {
          onChange({ season: chosen, weather: null });
          onDone();
        }}
      />
    </>
  );
}

export function useWeatherText({ season, weather }: Conditions): string {
  const unit = useUnit();
  if (!weather) return season ? t(`in.${season}`) : t('anySeason');
  const { temperature, rain, wind } = weather;
  const sky = rain && wind ? 'both' : rain ? 'rain' : wind ? 'wind' : 'dry';
  return t('day', { degrees: t('degrees', { degrees: toUnit(temperature, unit), unit }), sky });
}

const useUnit = () => useSession().user?.unitPreference ?? 'imperial';

const toUnit = (celsius: number, unit: 'imperial' | 'metric') =>
  unit === 'imperial' ? Math.round((celsius * 9) / 5 + 32) : celsius;
