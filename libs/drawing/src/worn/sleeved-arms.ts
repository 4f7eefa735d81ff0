import { point } from '../figure/curve';
import type { Dressed } from './dressed';
import type { Layering } from './layering';
import { withOwnIds } from './own-ids';
import { clipBelow, type Person } from './person';
import { buildPocketId, type Scene } from './scene';
import { EVERYWHERE, listOutlines } from './shadow';
import { drawMarks, type Shadows } from './cast-shadows';

/** Sheet units; the sleeve hides this part. */
const CUFF = { hung: 12, laid: 22 } as const;

/** Inches. */
const PAST = 0.06;

export interface SleevedArms {
  /** Before coats are drawn. */
  readonly under: () => string;
  readonly over: () => string;
  /** Over all: the forearm that holds a strap. */
  readonly forearm: () => string;
}

export function createSleevedArms(scene: Scene, layering: Layering, shadows: Shadows): SleevedArms {
  const { coats, hasArms, id, inner, pocket, pose, who, worn } = scene;
  const drawPocketed = (arms: string): string =>
    pocket ? `<g clip-path="url(#${buildPocketId(id)})">${arms}</g>` : arms;
  const drawSleeves = (clothes: readonly Dressed[], bare?: Person): string => {
    const laid = clothes
      .filter((each) => !isSleeveHidden(each, worn))
      .map((each) => {
        const on = scene.sheets(each.piece.form, 'arms');
        return { on, marks: layering.filterSeen(each, each.layers.sleeves, on) };
      });
    const own = laid.flatMap(({ marks, on }) => listOutlines(marks, on));
    const arms = bare?.armOutlines.map((name) => ({ name, box: EVERYWHERE })) ?? [];
    const drawn = (bare?.arms ?? '') + laid.map(({ marks, on }) => drawMarks(marks, on)).join('');
    return shadows.layArms([...arms, ...own], drawn, own.length === 0);
  };
  return {
    under: () => {
      if (!hasArms || coats.length === 0) return '';
      const arms = `<g id="${id}-arms">${drawPocketed(drawSleeves(inner, who))}</g>`;
      // Past a coat's sleeves only: a wide sleeve would stand out.
      return coats.some(({ layers }) => layers.places.sleeve) ? `<defs>${arms}</defs>` : arms;
    },
    over: () => {
      if (!hasArms) return '';
      const arms = coats.length > 0 ? drawPastCoats(scene) : drawSleeves(inner, who);
      return drawPocketed(arms + drawSleeves(coats));
    },
    forearm: () => (hasArms && pose.hold === 'strap' ? drawForearm(scene) : ''),
  };
}

/** A sleeve under an equally long one would stand out beside it. */
function isSleeveHidden(each: Dressed, worn: readonly Dressed[]): boolean {
  const end = each.layers.places.sleeve?.y ?? 0;
  return worn
    .slice(worn.indexOf(each) + 1)
    .some(({ layers: { places } }) => (places.sleeve?.y ?? -Infinity) + PAST >= end);
}

function drawPastCoats({ coats, id, on, pose }: Scene): string {
  const sides = pose.hold === 'strap' ? [pose.side] : ([1, -1] as const);
  const ends = coats.flatMap(({ layers: { places } }) =>
    places.sleeve
      ? sides.map((side) => {
          const { y } = on.arms.at(point(side * places.sleeve!.x, places.sleeve!.y));
          return y - CUFF[pose.chooseHand(side) === 'laid' ? 'laid' : 'hung'] * on.arms.unit;
        })
      : [],
  );
  const arms = `<use href="#${id}-arms"/>`;
  if (ends.length === 0) return arms;
  return `${clipBelow(`${id}-past`, Math.min(...ends))}<g clip-path="url(#${id}-past)">${arms}</g>`;
}

function drawForearm({ body, coats, pose, sheets, who, worn }: Scene): string {
  const isReaching = (each: Dressed): boolean =>
    !each.layers.overArms && (each.layers.places.sleeve?.y ?? 0) > body.landmarks.elbowY + 1;
  const sleeved = (coats.some(isReaching) ? coats : worn).filter(isReaching);
  const marks = sleeved.map(({ piece, layers }) => {
    const on = sheets(piece.form, 'forearms');
    return drawMarks(
      layers.sleeves.filter(({ arm }) => arm === -pose.side),
      on,
    );
  });
  return who.forearm + withOwnIds(marks.join(''));
}
