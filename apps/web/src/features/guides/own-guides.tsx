import { buildApiUrl } from '../../lib/api/api-client';
import { useSession } from '../../lib/session/session';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { DressedItem } from '../../ui/dressed/dressed-item';
import { EyeLine } from '../../ui/dressed/eye-line';
import { PictureCard } from '../../ui/pictures/picture-card';
import { PictureGrid } from '../../ui/pictures/picture-grid';
import { useOwnGuides } from './api';
import { ownGuides as t } from './messages.en';
import styles from './own-guides.module.css';

export function OwnGuides() {
  const { user } = useSession();
  const wearer = useWearer();
  const guides = useOwnGuides(user?.bodyType != null);
  if (guides.length === 0) return null;
  return (
    <section className={styles['guides']} aria-labelledby="own-guides">
      <h2 id="own-guides" className={styles['title']}>
        {t('title')}
      </h2>
      <PictureGrid layout="strip">
        {guides.map(({ bodyPart, attribute, displayName, imageUrl, look }) => (
          <li key={displayName}>
            <PictureCard
              src={
                <DressedItem
                  garment={look?.garment}
                  wearer={wearer}
                  flat={buildApiUrl(imageUrl)}
                  crop="whole"
                  marks={(body, view) => <EyeLine body={body} view={view} bodyPart={bodyPart} />}
                />
              }
              name={displayName}
              to={pathTo.howTo(bodyPart, attribute)}
            />
          </li>
        ))}
      </PictureGrid>
    </section>
  );
}
