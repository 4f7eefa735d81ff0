import { OCCASIONS, PIECE_SOURCES, SEASONS } from '@figura/contracts';
import type { Occasion, Season } from '@figura/contracts';
import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { RangeField } from '../../ui/forms/range-field';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { Cluster } from '../../ui/layout/layout';
import styles from './ask-outfits.module.css';
import { CheckChips, ChoiceChips } from '../../ui/forms/choice-chips';
import messages from './messages.en';
import { occasionName, seasonName } from '../../ui/garment/occasion-names';
import type { Question, Source, Weather } from './question';
import { useSeason } from './use-season';

const t = translator(messages.question);

export const OCCASION_OPTIONS = OCCASIONS.map((value) => ({ value, label: occasionName(value) }));
export const SEASON_OPTIONS = SEASONS.map((value) => ({ value, label: seasonName(value) }));
const SOURCE_OPTIONS = PIECE_SOURCES.map((value) => ({ value, label: t(value) }));
/** What shops sell is for whoever has paid. */
export const sourceOptions = (hasPaid: boolean) =>
  SOURCE_OPTIONS.filter(({ value }) => hasPaid || value !== 'products');
const WAYS = [
  { value: 'season', label: t('bySeason') },
  { value: 'weather', label: t('byWeather') },
] as const;

const MILD: Weather = { temperature: 15, rain: false, wind: false };
/** Degrees Celsius that the slide goes through. */
const SLIDE = { min: -10, max: 35 };

interface AskOutfitsProps {
  /** The question that is answered now. */
  asked: Question | null;
  /** Pieces that every outfit is to have. */
  anchors: readonly string[];
  /** What the first of them is called, once that is known. */
  anchorName: string | null;
  busy: boolean;
  onAsk: (question: Question) => void;
}

/** What the user is dressing for, in what weather, and out of what. */
export function AskOutfits({ asked, anchors, anchorName, busy, onAsk }: AskOutfitsProps) {
  const { user } = useSession();
  const thisSeason = useSeason();
  const [occasion, setOccasion] = useState<Occasion>(asked?.occasion ?? 'everyday');
  const [by, setBy] = useState<'season' | 'weather'>(asked?.weather ? 'weather' : 'season');
  const [season, setSeason] = useState<Season>(asked?.season ?? thisSeason);
  const [weather, setWeather] = useState<Weather>(asked?.weather ?? MILD);
  const [from, setFrom] = useState<readonly Source[]>(asked?.from ?? ['wardrobe', 'catalog']);
  const [around, setAround] = useState(true);

  const submit = () => {
    if (from.length === 0) return;
    onAsk({
      occasion,
      season: by === 'season' ? season : null,
      weather: by === 'weather' ? weather : null,
      from,
      anchors: around ? anchors : [],
      again: false,
      seed: 0,
    });
  };

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ChoiceChips label={t('occasion')} options={OCCASION_OPTIONS} value={occasion} onChange={setOccasion} />
      <div className={styles['weather']}>
        <SegmentedControl label={t('by')} options={WAYS} value={by} onChange={setBy} />
        {by === 'season' ? (
          <ChoiceChips label={t('season')} options={SEASON_OPTIONS} value={season} onChange={setSeason} />
        ) : (
          <WeatherFields weather={weather} onChange={setWeather} />
        )}
      </div>
      <CheckChips
        label={t('from')}
        options={sourceOptions(user?.hasPaid === true)}
        values={from}
        onChange={setFrom}
        error={from.length === 0 ? t('chooseSource') : undefined}
      />
      {anchors.length > 0 && around ? (
        <Around anchors={anchors} name={anchorName} onRemove={() => setAround(false)} />
      ) : null}
      <Cluster>
        <Button type="submit" busy={busy}>
          {t('ask')}
        </Button>
      </Cluster>
    </form>
  );
}

function WeatherFields({ weather, onChange }: { weather: Weather; onChange: (weather: Weather) => void }) {
  const unit = useSession().user?.unitPreference ?? 'imperial';
  const degrees = unit === 'imperial' ? Math.round((weather.temperature * 9) / 5 + 32) : weather.temperature;
  return (
    <div className={styles['degrees']}>
      <RangeField
        label={t('temperature')}
        min={SLIDE.min}
        max={SLIDE.max}
        value={weather.temperature}
        text={t('degrees', { degrees, unit })}
        onChange={(temperature) => onChange({ ...weather, temperature })}
      />
      <Cluster>
        <Checkbox
          label={t('rain')}
          checked={weather.rain}
          onChange={({ target }) => onChange({ ...weather, rain: target.checked })}
        />
        <Checkbox
          label={t('wind')}
          checked={weather.wind}
          onChange={({ target }) => onChange({ ...weather, wind: target.checked })}
        />
      </Cluster>
    </div>
  );
}

interface AroundProps {
  anchors: readonly string[];
  name: string | null;
  onRemove: () => void;
}

function Around({ anchors, name, onRemove }: AroundProps) {
  return (
    <p className={styles['around']}>
      {t.rich('around', {
        piece: () => <strong>{name ?? t(anchors[0]?.startsWith('check:') ? 'aCheck' : 'aPiece')}</strong>,
      })}
      <Button variant="quiet" size="small" onClick={onRemove}>
        {t('notAround')}
      </Button>
    </p>
  );
}
