import { paths } from '../../paths';
import { places as t } from './signed-in.messages.en';

interface PlaceLink {
  to: string;
  label: string;
  /** Paths of pages that belong here but are not below this path. */
  covers?: readonly string[];
}

export interface Place {
  id: string;
  label: string;
  /** Path on a 24 by 24 grid. */
  icon: string;
  start: string;
  links: readonly PlaceLink[];
}

const BEST_LOOKS: PlaceLink = { to: paths.bestLooks, label: t('bestLooks'), covers: [paths.itemDetail] };
const TRENDS: PlaceLink = { to: paths.currentTrends, label: t('trends') };

export const PLACES: readonly Place[] = [
  {
    id: 'today',
    label: t('today'),
    icon: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
    start: paths.dashboard,
    links: [{ to: paths.dashboard, label: t('home') }],
  },
  {
    id: 'looks',
    label: t('looks'),
    icon: 'M9 3l1.2 3L8 10.5l1.5 1.5L6 21h12l-3.5-9 1.5-1.5L13.8 6 15 3M10.2 6h3.6',
    start: paths.bestLooks,
    links: [BEST_LOOKS, TRENDS],
  },
  {
    id: 'wardrobe',
    label: t('wardrobe'),
    icon: 'M12 9V7.8c1.5-.3 2-1 2-2A2 2 0 0 0 10 6M12 9 3 16.5c-.8.7-.4 2 .8 2h16.4c1.2 0 1.6-1.3.8-2z',
    start: paths.wardrobe,
    links: [
      { to: paths.wardrobe, label: t('pieces') },
      { to: paths.outfitsOccasions, label: t('outfits') },
      { to: paths.pack, label: t('pack') },
    ],
  },
  {
    id: 'fitting-room',
    label: t('fittingRoom'),
    icon: 'M5 21V5.5C5 4 6 3 7.5 3h9C18 3 19 4 19 5.5V21M3 21h18M9 8.5 11.5 6M9 13l6-6',
    start: paths.fittingRoom,
    links: [
      { to: paths.fittingRoom, label: t('check') },
      { to: paths.compare, label: t('compare') },
      { to: paths.products, label: t('shops') },
    ],
  },
  {
    id: 'me',
    label: t('me'),
    icon: 'M8.3 8a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0M4.5 20.5c.7-4 3.5-6 7.5-6s6.8 2 7.5 6',
    start: paths.me,
    links: [
      {
        to: paths.profileMeasurements,
        label: t('measurements'),
        covers: [
          paths.measurementsVertical,
          paths.measurementsHorizontal,
          paths.bodyPartsPreference,
          paths.results,
        ],
      },
      { to: paths.bodyTypeAnalysis, label: t('analysis') },
      { to: paths.passport, label: t('passport') },
      { to: paths.settings, label: t('settings') },
    ],
  },
];

export interface CurrentPlace {
  place: Place;
  link: PlaceLink | null;
  isOwnPage: boolean;
}

/** The longest matching path wins. */
export function findCurrentPlace(pathname: string, search: string): CurrentPlace | null {
  if (pathname.startsWith(paths.itemDetail) && isTrend(search))
    return { place: PLACES.find(({ links }) => links.includes(TRENDS))!, link: TRENDS, isOwnPage: false };
  let current: CurrentPlace | null = null;
  let length = 0;
  for (const place of PLACES)
    for (const link of [...place.links, null])
      for (const path of link ? [link.to, ...(link.covers ?? [])] : [place.start]) {
        if (path.length <= length || !isWithin(pathname, path)) continue;
        current = { place, link, isOwnPage: pathname === (link?.to ?? path) };
        length = path.length;
      }
  return current;
}

function isTrend(search: string): boolean {
  const type = new URLSearchParams(search).get('type');
  return type !== null && type !== 'bestlooks';
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
