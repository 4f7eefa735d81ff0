import { useState } from 'react';
import { useSeason } from '../../lib/session/use-season';
import textStyles from '../../ui/text.module.css';
import type { SampleTrip as Trip } from './create-sample-trip';
import { createJourney } from './journey';
import { JourneySentence } from './journey-sentence';
import { packingDays as t } from './pack.messages.en';
import { PackingDays } from './packing-days';
import { PieceTicks, splitPieces } from './to-pack';
import { getKey } from './piece-key';

const OPEN_DAYS = 3;

export function SampleTrip({ trip, onLocked }: { trip: Trip; onLocked: () => void }) {
  const journey = createJourney(useSeason());
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isCoatWorn, setCoatWorn] = useState(false);
  const pieces = trip.pieces.map((piece) => ({ ...piece, packed: ticked.includes(getKey(piece)) }));
  const { toPack, worn } = splitPieces({ ...trip, pieces });
  return (
    <>
      <JourneySentence
        journey={{ ...journey, days: trip.days.length }}
        pieces={{ toPack: toPack.length, worn: worn.length }}
        onChange={onLocked}
        onLocked={onLocked}
      />
      <p className={textStyles['muted']}>{t('sample')}</p>
      <PackingDays list={trip} isCoatWorn={isCoatWorn} onCoat={setCoatWorn} openDays={OPEN_DAYS} />
      <PieceTicks
        list={{ ...trip, pieces }}
        onTick={(piece, isPacked) =>
          setTicked((keys) =>
            keys.filter((key) => key !== getKey(piece)).concat(isPacked ? getKey(piece) : []),
          )
        }
      />
    </>
  );
}
