import { workerData } from 'piscina';
import { readFeedTexts, readListRows } from './garments/read-in-thread';
import { adviseWardrobe } from './outfits/advice/advise-wardrobe';
import { findCompanions } from './outfits/openings/find-companions';
import { findOpenings } from './outfits/openings/find-openings';
import { packPieces } from './outfits/packing/pack-pieces';
import { suggestOutfits, swapPiece } from './outfits/suggestions/suggestion-tasks';
import { dressToday } from './outfits/today/dress-today';
import { chooseWeekly } from './outfits/weekly/choose-weekly';
import type { Task, TaskCall } from './platform/threads/task';
import { dressTheme } from './trends/dress-theme';
import { findNearlySuiting } from './trends/nearly-suiting';

const TASKS = [
  adviseWardrobe,
  chooseWeekly,
  dressToday,
  findCompanions,
  dressTheme,
  findNearlySuiting,
  findOpenings,
  packPieces,
  readFeedTexts,
  readListRows,
  suggestOutfits,
  swapPiece,
];
const byName = new Map(TASKS.map((task) => [task.name, task as Task<unknown, unknown>]));

export default function runTask({ name, input }: TaskCall): unknown {
  const task = byName.get(name);
  if (!task) throw new Error(`Unknown thread task: ${name}`);
  return task.run(input, workerData);
}
