import { MAX_PACKING_DAYS, OCCASIONS } from '@figura/contracts';
import type { Occasion } from '@figura/contracts';
import { formatList } from '../../lib/text/list-text';
import { Button } from '../../ui/button';
import { CheckChips } from '../../ui/forms/choice-chips';
import { formatOccasionName } from '../../ui/garment/occasion-names';
import type { Journey } from './journey';
import { Options } from './options';
import { journey as t } from './pack.messages.en';
import { OWN, OWN_AND_CATALOG } from './question';
import { Sentence } from './sentence';
import { useWeatherText, WeatherList } from './weather-list';

const DAY_OPTIONS = Array.from({ length: MAX_PACKING_DAYS }, (_, index) => ({
  value: index + 1,
  label: `${index + 1}`,
}));
const OCCASION_OPTIONS = OCCASIONS.map((value) => ({ value, label: formatOccasionName(value) }));

interface JourneySentenceProps {
  journey: Journey;
  pieces: { toPack: number; worn: number } | null;
  onChange: (journey: Journey) => void;
  onLocked?: (() => void) | undefined;
}

export function JourneySentence({ journey, pieces, onChange, onLocked }: JourneySentenceProps) {
  const weatherText = useWeatherText(journey);
  const isOwn = journey.from.join() === OWN.join();
  const change = (changes: Partial<Journey>) => onChange({ ...journey, ...changes });
  return (
    <Sentence
      onLocked={onLocked}
      choices={{
        days: {
          label: t('days'),
          text: t('dayCount', { days: journey.days }),
          list: (close) => (
            <Options
              options={DAY_OPTIONS}
              value={journey.days}
              onChoose={(days) => {
                close();
                change({ days });
              }}
            />
          ),
        },
        occasions: {
          label: t('occasions'),
          text: nameOccasions(journey),
          list: (close) => <OccasionList journey={journey} onChange={change} onDone={close} />,
        },
        weather: {
          label: t('weather'),
          text: weatherText,
          list: (close) => <WeatherList value={journey} onChange={change} onDone={close} />,
        },
        source: {
          label: t('source'),
          text: t('catalogToo'),
          list: (close) => <SourceList onChange={change} onDone={close} />,
        },
      }}
    >
      {(words) =>
        t.rich('sentence', {
          ...words,
          isMixed: isOwn ? 'no' : 'yes',
          isPacked: pieces === null ? 'no' : pieces.worn === 0 ? 'yes' : 'worn',
          count: t('count', { pieces: pieces?.toPack ?? 0 }),
          worn: t('count', { pieces: pieces?.worn ?? 0 }),
        })
      }
    </Sentence>
  );
}

export function nameOccasions({ occasions, once }: Pick<Journey, 'occasions' | 'once'>): string {
  const main = formatList(occasions.map((occasion) => t(`main.${occasion}`)));
  if (once.length === 0) return main;
  return t('withOnce', { main, once: formatList(once.map((each) => t(`once.${each}`))) });
}

function SourceList({ onChange, onDone }: Pick<OccasionListProps, 'onChange' | 'onDone'>) {
  return (
    <Options
      options={[
        { value: 'own', label: t('fromOwn') },
        { value: 'both', label: t('fromBoth') },
      ]}
      value="both"
      onChoose={(value) => {
        onDone();
        onChange({ from: value === 'own' ? OWN : OWN_AND_CATALOG });
      }}
    />
  );
}

interface OccasionListProps {
  journey: Journey;
  onChange: (changes: Partial<Journey>) => void;
  onDone: () => void;
}

function OccasionList({ journey: { occasions, once }, onChange, onDone }: OccasionListProps) {
  const [main = 'travel'] = occasions;
  return (
    <>
      <Options
        title={t('everyDay')}
        options={OCCASION_OPTIONS}
        value={main}
        onChoose={(value: Occasion) => {
          onDone();
          onChange({ occasions: [value], once: once.filter((each) => each !== value) });
        }}
      />
      <CheckChips
        label={t('once')}
        options={OCCASION_OPTIONS.filter(({ value }) => !occasions.includes(value))}
        values={once}
        onChange={(values) => onChange({ once: values })}
      />
      <Button variant="secondary" size="small" onClick={onDone}>
        {t('done')}
      </Button>
    </>
  );
}
