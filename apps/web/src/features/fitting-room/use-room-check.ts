import type { MeasurementEntry } from '@figura/classifier';
import type { CheckResponse, Garment, User } from '@figura/contracts';
import { useEffect, useState } from 'react';
import type { KeptGarment } from '../../lib/drafts/draft-types';
import { useGarmentDraft } from '../../lib/drafts/garment-draft';
import { keepCheckLanguage, keepCheckMaterial, useCheckQuota } from './api';
import { computeHemInches } from './hem-inches';
import { readRoom, toKeptGarment, withKept } from './kept-garments';
import { useGarmentCheck } from './use-garment-check';

/** A number, or a letter size from XS to XXL. */
const MAY_NAME_SIZE = /\d|\b(?:x*[sl]|m)\b/i;

export function useRoomCheck(user: User | null, body: string) {
  const [, keep] = useGarmentDraft();
  const hasPaid = user?.hasPaid === true;
  const { data: quota, mutate: setQuota } = useCheckQuota(user?.hasPaid === false);
  const { answer, error, busy, check, forget } = useGarmentCheck(
    user,
    (given: CheckResponse) => {
      const now = readRoom();
      const { garment, checkId } = given;
      keep({ ...withKept(now, toKeptGarment(given, now.text, body)), garment, checkId, waits: false });
      void setQuota(given.quota, { revalidate: false });
      if (hasPaid) void keepCheckLanguage(given.language);
    },
    findEarlierGarment(body),
  );
  useEffect(() => {
    if (hasPaid) void keepCheckMaterial();
  }, [hasPaid]);
  const usedUp = error?.code === 'QUOTA_USED';
  useEffect(() => {
    if (usedUp) void setQuota();
  }, [setQuota, usedUp]);

  const [chartId, setChartId] = useState<string | null>(null);
  const say = (text: string) => {
    keep({ ...readRoom(), text, garment: null, checkId: null, hem: null, waits: false });
    setChartId(null);
    check({ text });
  };
  const wear = (
    garment: Garment,
    checkId: string | null,
    hem: MeasurementEntry | null,
    text: string,
    chart = chartId,
  ) => {
    keep({ ...readRoom(), text, garment, checkId, hem });
    const hemLength = hem && computeHemInches(hem);
    check({
      garment,
      ...(checkId !== null && { checkId }),
      ...(hemLength && { hemLength }),
      ...(MAY_NAME_SIZE.test(text) && { sizeWords: text }),
      ...(chart !== null && { chartId: chart }),
    });
  };
  const compareWith = (chart: string) => {
    const { text, garment, checkId, hem } = readRoom();
    setChartId(chart);
    if (garment) wear(garment, checkId, hem, text, chart);
  };
  return { answer, error, busy, check, compareWith, forget, quota, say, setQuota, wear };
}

function findEarlierGarment(body: string): KeptGarment | null {
  const { garment, checkId, kept } = readRoom();
  if (!garment) return null;
  const known = kept.find((other) => other.checkId === checkId && other.body === body);
  return known && JSON.stringify(known.garment) === JSON.stringify(garment) ? known : null;
}
