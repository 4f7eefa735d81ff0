import { useWearer } from '../../lib/session/use-wearer';
import { classNames } from '../../ui/class-names';
import { useSampleLooks } from './api';
import { removeCoat } from './coats';
import { createSampleTrip } from './create-sample-trip';
import { LoadingOutfits } from './loading-outfits';
import styles from './loading-outfits.module.css';
import { OutfitOnYou } from './outfit-on-you';
import { OutfitRow } from './outfit-row';
import plate from './plate.module.css';

/** Of the sample trip: no two share a piece. */
const DAYS = [0, 2, 4];

/** Where nothing is asked yet: outfits of the sample looks, dimmed. */
export function SampleOutfits() {
  const wearer = useWearer();
  const { data } = useSampleLooks();
  const trip = data && createSampleTrip(data.clothingByCategory);
  if (!trip) return <LoadingOutfits label={null} />;
  return (
    <div aria-hidden="true">
      <OutfitRow label="">
        {DAYS.flatMap((day) => trip.days[day]!.outfits).map(({ pieces }, index) => (
          <div key={index} className={classNames(plate['plate'], styles['dimmed'])}>
            <OutfitOnYou
              pieces={removeCoat(pieces)}
              wearer={wearer}
              label=""
              shape="card"
              className={plate['figure']}
            />
          </div>
        ))}
      </OutfitRow>
    </div>
  );
}
