import { useWearer } from '../../lib/session/use-wearer';
import { removeCoat } from './coats';
import { LoadingOutfits } from './loading-outfits';
import { outfitsPage as t } from './messages.en';
import { OutfitOnYou } from './outfit-on-you';
import { OutfitRow } from './outfit-row';
import plate from './plate.module.css';
import { useSampleTrip } from './use-sample-trip';

/** Of the sample trip: no two share a piece. */
const DAYS = [0, 2, 4];

export function SampleOutfits() {
  const wearer = useWearer();
  const trip = useSampleTrip();
  if (!trip) return <LoadingOutfits label={null} />;
  return (
    <div aria-hidden="true">
      <OutfitRow label="">
        {DAYS.flatMap((day) => trip.days[day]!.outfits).map(({ pieces }, index) => (
          <div key={index} className={plate['plate']}>
            <OutfitOnYou
              pieces={removeCoat(pieces)}
              wearer={wearer}
              label=""
              shape="card"
              className={plate['figure']}
            />
            <span className={plate['corner']}>{t('sample')}</span>
          </div>
        ))}
      </OutfitRow>
    </div>
  );
}
