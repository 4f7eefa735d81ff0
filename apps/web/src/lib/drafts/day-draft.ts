import { OCCASIONS, OUTFIT_SLOTS, TEMPERATURES } from '@figura/contracts';
import type { SuggestedOutfit, SuggestedPiece, TodayResponse } from '@figura/contracts';
import type { DayDraft } from './draft-types';
import { readParsedDraft } from './drafts';
import { isGarment, isTexts } from './kept-garment';
import { useParsedDraft } from './use-draft';

const collectFields = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};

function isPiece(stored: unknown): stored is SuggestedPiece {
  const { slot, source, id, name, garment } = collectFields(stored);
  return (
    (OUTFIT_SLOTS as readonly unknown[]).includes(slot) && isTexts([source, id, name]) && isGarment(garment)
  );
}

function isOutfit(stored: unknown): stored is SuggestedOutfit {
  const { pieces, sentence, reasons } = collectFields(stored);
  return Array.isArray(pieces) && pieces.every(isPiece) && typeof sentence === 'string' && isTexts(reasons);
}

function isAnswer(stored: unknown): stored is TodayResponse {
  const { outfits, isOwn, hasPieces, worn } = collectFields(stored);
  return (
    Array.isArray(outfits) &&
    outfits.every(isOutfit) &&
    typeof isOwn === 'boolean' &&
    typeof hasPieces === 'boolean' &&
    isTexts(worn)
  );
}

function parseWeather(stored: unknown): DayDraft['weather'] {
  const { temperature, rain } = collectFields(stored);
  const isKnown =
    typeof temperature === 'number' && temperature >= TEMPERATURES.min && temperature <= TEMPERATURES.max;
  return isKnown ? { temperature: Math.round(temperature), rain: rain === true } : null;
}

function parsePinned(stored: unknown): DayDraft['pinned'] {
  const { key, name } = collectFields(stored);
  return typeof key === 'string' && typeof name === 'string' ? { key, name } : null;
}

function parseAnswered(stored: unknown): DayDraft['answered'] {
  const { question, answer } = collectFields(stored);
  return typeof question === 'string' && isAnswer(answer) ? { question, answer } : null;
}

function parseDay(stored: unknown): DayDraft | null {
  const { day, occasion, weather, hasCoat, pinned, place, swapped, worn, noted, answered } =
    collectFields(stored);
  if (typeof day !== 'string') return null;
  return {
    day,
    occasion: OCCASIONS.find((known) => known === occasion) ?? 'everyday',
    weather: parseWeather(weather),
    hasCoat: hasCoat === true,
    pinned: parsePinned(pinned),
    place: Number.isInteger(place) && (place as number) >= 0 ? (place as number) : 0,
    swapped: Object.fromEntries(
      Object.entries(collectFields(swapped)).filter((entry): entry is [string, SuggestedOutfit] =>
        isOutfit(entry[1]),
      ),
    ),
    worn: isTexts(worn) ? worn : null,
    noted: isTexts(noted) ? noted : [],
    answered: parseAnswered(answered),
  };
}

export const readDayDraft = () => readParsedDraft('today', parseDay);
export const useDayDraft = () => useParsedDraft('today', parseDay);
