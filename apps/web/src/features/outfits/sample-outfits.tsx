import { useLooksByCategory } from '../../lib/catalog/use-own-looks';
import { useWearer } from '../../lib/session/use-wearer';
import { createSampleOutfits } from './create-sample-trip';
import { LoadingOutfits } from './loading-outfits';
import { outfitCard, outfitsPage as t } from './messages.en';
import { nameOutfits } from './name-outfits';
import card from './outfit-card.module.css';
import { OutfitOnYou } from './outfit-on-you';
import { OutfitRow } from './outfit-row';
import plate from './plate.module.css';

export function SampleOutfits() {
  const wearer = useWearer();
  const looks = useLooksByCategory();
  const outfits = looks ? createSampleOutfits(looks) : [];
  if (outfits.length === 0) return <LoadingOutfits label={null} />;
  const titles = nameOutfits(outfits);
  return (
    <OutfitRow label={t('sample')}>
      {outfits.map(({ pieces, reason }, index) => (
        <article key={index} className={card['card']}>
          <div className={plate['plate']}>
            <OutfitOnYou
              pieces={pieces}
              wearer={wearer}
              label={outfitCard('wearing', { pieces: pieces.flatMap(({ name }) => name ?? []).join(', ') })}
              shape="card"
              className={plate['figure']}
            />
            <span className={plate['corner']}>{t('sample')}</span>
          </div>
          <h2 className={card['title']}>{titles[index]}</h2>
          <p className={card['reason']}>{reason}</p>
        </article>
      ))}
    </OutfitRow>
  );
}
