import {
  isAssumed,
  type BodyType,
  type Season,
  type SuggestedOutfit,
  type SuggestedPiece,
  type User,
} from '@figura/contracts';
import type { ReactNode } from 'react';
import { useCallback, useDeferredValue, useState } from 'react';
import { useSeason } from '../../lib/session/use-season';
import { useUnlock } from '../../lib/session/unlock';
import { AskFittingRoom } from './ask-fitting-room';
import { DayChips } from './day-chips';
import styles from './dashboard.module.css';
import { FirstSteps } from './first-steps';
import { Greeting } from './greeting';
import { NewLooks } from './new-looks';
import { OutfitButtons } from './outfit-buttons';
import { OutfitPlate, removeCoat } from './outfit-plate';
import { PieceList, PieceRail } from './piece-rail';
import { RailSkeleton } from './rail-skeleton';
import { listFreeSlots, SwapSheet } from './swap-sheet';
import { Tiles } from './tiles';
import { PlannedToday } from './planned-today';
import { TodayNotice } from './today-notice';
import { useOutfit } from './use-outfit';
import { useToday } from './use-today';
import { Words } from './words';
import { WeekNote } from './week-note';
import { words } from './messages.en';
import { pathTo } from '../../path-to';
import { TextLink } from '../../ui/links/text-link';

interface DashboardProps {
  user: User;
  bodyType: BodyType;
  children?: ReactNode;
}

export function Dashboard({ user, bodyType, children }: DashboardProps) {
  const unlock = useUnlock();
  const today = useToday();
  const shown = useOutfit(today, user.hasPaid ? null : unlock);
  const [tried, setTried] = useState<SuggestedOutfit | null>(null);
  const [swapped, setSwapped] = useState<{ piece: SuggestedPiece | null } | null>(null);
  const { day, choose } = today;
  const { outfit, place } = shown;
  const season = useSeason();
  // The outfit is drawn before the sections below it.
  const isAnswered = useDeferredValue(today.outfits !== null || today.error !== null);
  const [isDrawn, setDrawn] = useState(false);
  const settle = useCallback(() => setDrawn(true), []);
  const isSettled = isAnswered && (isDrawn || !outfit);
  const hasCoat = outfit?.pieces.some(({ slot }) => slot === 'layer') ?? false;
  const openSheet = (piece: SuggestedPiece | null) => (user.hasPaid ? setSwapped({ piece }) : unlock());
  const closeSheet = () => {
    setSwapped(null);
    setTried(null);
  };
  const outfits = today.outfits?.map((each, index) => (index === place ? (tried ?? each) : each)) ?? null;

  return (
    <div className={styles['today']}>
      <div className={styles['hero']}>
        <Greeting user={user} bodyType={bodyType} />
        <DayQuestion user={user} day={day} choose={choose} hasCoat={hasCoat} />
        <Outfit
          today={today}
          shown={shown}
          outfits={outfits}
          isTried={tried !== null}
          onSwap={openSheet}
          onSettled={settle}
          more={user.hasPaid ? null : <MoreOutfits season={season} />}
        />
        {isSettled ? <FirstSteps hasPaid={user.hasPaid} /> : null}
      </div>
      {isSettled ? (
        <div className={styles['below']}>
          {children}
          <AskFittingRoom />
          <NewLooks hasPaid={user.hasPaid} />
          <Tiles bodyType={bodyType} hasPaid={user.hasPaid} />
        </div>
      ) : null}
      {outfit && swapped ? (
        <SwapSheet
          outfit={outfit}
          piece={swapped.piece}
          day={day}
          onTry={setTried}
          onTake={(next) => {
            shown.take(next);
            closeSheet();
          }}
          onPin={(piece) => {
            choose({ pinned: { key: `${piece.source}:${piece.id}`, name: piece.name } });
            closeSheet();
          }}
          onClose={closeSheet}
        />
      ) : null}
    </div>
  );
}

interface DayQuestionProps extends Pick<ReturnType<typeof useToday>, 'day' | 'choose'> {
  user: User;
  hasCoat: boolean;
}

function DayQuestion({ user, day, choose, hasCoat }: DayQuestionProps) {
  return user.hasPaid ? (
    <DayChips day={day} choose={choose} unit={user.unitPreference} hasCoat={hasCoat} />
  ) : (
    <WeekNote day={day} choose={choose} hasCoat={hasCoat} />
  );
}

interface OutfitProps {
  today: ReturnType<typeof useToday>;
  shown: ReturnType<typeof useOutfit>;
  outfits: SuggestedOutfit[] | null;
  isTried: boolean;
  onSwap: (piece: SuggestedPiece | null) => void;
  onSettled: () => void;
  more: ReactNode;
}

function Outfit({ today, shown, outfits, isTried, onSwap, onSettled, more }: OutfitProps) {
  const { day, choose } = today;
  const { outfit, place } = shown;
  const pieces = { onSwap, chosen: shown.chosen, onChoose: shown.toggle };
  return (
    <>
      <OutfitPlate
        outfits={outfits}
        place={place}
        hasCoat={day.hasCoat || isTried}
        isOwn={today.isOwn}
        isBusy={today.isBusy}
        onMove={shown.move}
        onSettled={onSettled}
      >
        {outfit ? (
          <PieceRail
            {...pieces}
            pieces={removeCoat(outfit, day.hasCoat).filter((piece) => !isAssumed(piece))}
            onAdd={today.isOwn && listFreeSlots(outfit).length > 0 ? () => onSwap(null) : undefined}
          />
        ) : (
          <RailSkeleton />
        )}
      </OutfitPlate>
      <div>
        <Words today={today} shown={shown} />
        {outfit ? (
          <PieceList
            {...pieces}
            pieces={outfit.pieces.filter((piece) => !isAssumed(piece))}
            hasCoat={day.hasCoat}
            onCoat={(isOn) => choose({ hasCoat: isOn })}
          />
        ) : null}
        <OutfitButtons today={today} shown={shown} />
        <TodayNotice today={today} />
        <PlannedToday />
        {more}
      </div>
    </>
  );
}

function MoreOutfits({ season }: { season: Season }) {
  return (
    <p className={styles['more']}>
      <TextLink to={pathTo.outfitsFor('everyday', season)}>{words('three')}</TextLink>
    </p>
  );
}
