import { useState } from 'react';
import { useSeason } from '../../lib/session/use-season';
import textStyles from '../../ui/text.module.css';
import type { SampleTrip as Trip } from './create-sample-trip';
import { createJourney } from './journey';
import { JourneySentence } from './journey-sentence';
import { packingDays as t } from './pack.messages.en';
import { PackingDays } from './packing-days';
import { countPieces, PieceTicks } from './to-pack';

export function SampleTrip({ trip, onLocked }: { trip: Trip; onLocked: () => void }) {
  const journey = createJourney(useSeason());
  const [isCoatWorn, setCoatWorn] = useState(false);
  return (
    <>
      <JourneySentence
        journey={{ ...journey, days: trip.days.length }}
        pieces={countPieces(trip)}
        onChange={onLocked}
        onLocked={onLocked}
      />
      <p className={textStyles['muted']}>{t('sample')}</p>
      <PackingDays list={trip} isCoatWorn={isCoatWorn} onCoat={setCoatWorn} />
      <PieceTicks list={trip} />
    </>
  );
}
