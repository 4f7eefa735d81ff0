import type { Gender } from '@figura/contracts';
import { useEffect, useState } from 'react';
import { clearDraft } from '../../lib/drafts/draft-stores';
import { readEdit, writeEdit } from '../../lib/drafts/drafts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  nickname: string;
  gender: Gender;
}

const NAMES = ['firstName', 'lastName', 'nickname', 'gender'] as const;

export function useSettingsDraft(stored: ProfileValues): ProfileValues {
  const [initial] = useState(() => ({ ...stored, ...keepKnown(readEdit('profileSettings', stored) ?? {}) }));
  return initial;
}

/** Only changed fields, so changes from another device survive. */
function getChanges(values: ProfileValues, stored: ProfileValues): Partial<ProfileValues> {
  const trimmed = NAMES.map((name) => [name, values[name].trim()] as const);
  return Object.fromEntries(trimmed.filter(([name, value]) => value !== stored[name]));
}

/** Unchanged fields follow the stored values. Returns true if anything changed. */
export function useKeptSettings(
  stored: ProfileValues,
  values: ProfileValues,
  setAll: (values: ProfileValues) => void,
): boolean {
  const [before, setBefore] = useState(stored);
  const from = JSON.stringify(stored);
  if (JSON.stringify(before) !== from) {
    setBefore(stored);
    setAll({ ...stored, ...getChanges(values, before) });
  }
  const unsaved = Object.keys(getChanges(values, stored)).length > 0;
  const changes = JSON.stringify(values);
  useEffect(() => {
    if (unsaved)
      writeEdit('profileSettings', JSON.parse(from), JSON.parse(changes) as Record<string, string>);
    else clearDraft('profileSettings');
  }, [unsaved, from, changes]);
  return unsaved;
}

/** Drafts may come from another app version, so unknown choices are dropped. */
function keepKnown({
  gender,
  ...names
}: Partial<Record<keyof ProfileValues, string>>): Partial<ProfileValues> {
  return {
    ...names,
    ...((gender === 'F' || gender === 'NB') && { gender }),
  };
}
