import { OCCASIONS } from '@figura/contracts';
import { useSession } from '../../lib/session/session';
import { capitalize } from '../../lib/text/capitalize';
import { formatOccasionName } from '../../ui/garment/occasion-names';
import { question as t, outfitsPage as page } from './messages.en';
import { Options } from './options';
import { OWN, OWN_AND_CATALOG, type Question, type Source } from './question';
import { Sentence } from './sentence';
import { useWeatherText, WeatherList } from './weather-list';

const OCCASION_OPTIONS = OCCASIONS.map((value) => ({ value, label: formatOccasionName(value) }));
const SOURCES = {
  wardrobe: OWN,
  both: OWN_AND_CATALOG,
  catalog: ['catalog'],
  products: ['products'],
  all: ['wardrobe', 'catalog', 'products'],
} as const satisfies Record<string, readonly Source[]>;
type SourceName = keyof typeof SOURCES;
const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[];

interface OutfitsSentenceProps {
  question: Question;
  count: number;
  anchorName: string | null;
  onAsk: (question: Question) => void;
}

export function OutfitsSentence({ question, count, anchorName, onAsk }: OutfitsSentenceProps) {
  const { occasion, weather, from, anchors } = question;
  const { user } = useSession();
  const weatherText = useWeatherText(question);
  const source = SOURCE_NAMES.find((name) => SOURCES[name].join() === from.join()) ?? 'all';
  const ask = (changes: Partial<Question>) => onAsk({ ...question, again: false, seed: 0, ...changes });
  return (
    <Sentence
      choices={{
        occasion: {
          label: t('occasion'),
          text: t(`for.${occasion}`),
          list: (close) => <OccasionList value={occasion} onChange={ask} onDone={close} />,
        },
        weather: {
          label: t('weather'),
          text: weatherText,
          list: (close) => <WeatherList value={question} onChange={ask} onDone={close} />,
        },
        source: {
          label: t('source'),
          text: t(`from.${source}`),
          list: (close) => (
            <Options
              options={createSourceOptions(user?.hasPaid === true)}
              value={source}
              onChoose={(value) => {
                close();
                ask({ from: SOURCES[value] });
              }}
            />
          ),
        },
        piece: {
          label: t('around'),
          text: anchorName ?? t(anchors[0]?.startsWith('check:') ? 'aCheck' : 'aPiece'),
          list: (close) => <NoAnchor onChange={ask} onDone={close} />,
        },
      }}
    >
      {(words) =>
        page.rich('sentence', {
          ...words,
          count,
          by: weather ? 'day' : 'season',
          around: anchors.length > 0 ? 'yes' : 'no',
        })
      }
    </Sentence>
  );
}

interface ListProps {
  onChange: (changes: Partial<Question>) => void;
  onDone: () => void;
}

function OccasionList({ value, onChange, onDone }: ListProps & { value: Question['occasion'] }) {
  return (
    <Options
      options={OCCASION_OPTIONS}
      value={value}
      onChoose={(occasion) => {
        onDone();
        onChange({ occasion });
      }}
    />
  );
}

function NoAnchor({ onChange, onDone }: ListProps) {
  return (
    <Options
      options={[{ value: 'none', label: t('notAround') }]}
      value={null}
      onChoose={() => {
        onDone();
        onChange({ anchors: [] });
      }}
    />
  );
}

/** Shop pieces need lifetime access. */
function createSourceOptions(hasPaid: boolean) {
  const names = SOURCE_NAMES.filter((name) => hasPaid || (name !== 'products' && name !== 'all'));
  return names.map((value) => ({ value, label: capitalize(t(`from.${value}`)) }));
}
