import type { Body } from '../form/body';
import type { Hold } from './arm-pose';
import type { Dressed } from './dressed';
import type { WornInput } from './worn-input';
import { createOutermostEdge } from './outermost';
import { findPocket, type Pocket } from './pocket';
import { createPose, type Pose } from './pose';
import { chooseHold, findPocketedGarment, isInHand, isOnLap } from './stance-for';

/** Inches. */
const LOOSE = { hip: 0.7, waist: 0.6 } as const;

const STRIDE = { free: 1.15, skirted: 1, wide: 0.35 } as const;

/** Instead of a pocket that a garment lacks. */
const SPARE: readonly Hold[] = ['clasp', 'hip'];

interface Posed {
  pose: Pose;
  pocket: Pocket | undefined;
  carrying: boolean;
}

/** @param isWhole a close-up shows hands at ease */
export function choosePose(
  { garments, stance, hold }: WornInput,
  body: Body,
  worn: readonly Dressed[],
  { isWhole, person }: { isWhole: boolean; person: number },
): Posed {
  const { elbowY, waistY, highHipY, hipY, crotchY, belly, build } = body.landmarks;
  const types = worn.map(({ piece }) => piece.type).join();
  const clothed = createOutermostEdge(worn.filter(({ piece }) => piece.input.category !== 'Bottoms'));
  const isLoose = clothed(highHipY) > body.half(highHipY) + LOOSE.hip;
  const isWaisted = clothed(highHipY - 2.5) < body.half(highHipY - 2.5) + LOOSE.waist;
  // Bent arms and a long loose coat make a barrel.
  const isCoated =
    isLoose &&
    stance !== 'seated' &&
    worn.some(({ outer, layers }) => outer && (layers.places.hem?.y ?? 0) > crotchY);
  const atEase = stance === 'seated' && garments.some(isOnLap) ? 'clasp' : 'ease';
  const wanted = isWhole && stance !== 'seated' ? (hold ?? chooseHold(garments, person)) : atEase;
  // A round belly's own hand comes first.
  const pocketed = wanted === 'pocket' && (hold || belly === 0) ? findPocketedGarment(garments) : undefined;
  const pocket = findPocket(worn.find(({ piece }) => pocketed?.type === piece.type));
  const chooseHeld = (): Hold => {
    if (wanted === 'strap' || pocket) return wanted;
    if (belly > 0 || stance === 'straight') return 'ease';
    const spare =
      wanted === 'pocket' && !hold && build < 1 ? SPARE[(types.length + person) % SPARE.length]! : wanted;
    if (build < 1 && spare === 'hip' && isWaisted) return spare;
    const isJoined = spare === 'clasp' || (spare === 'hip' && (hold || person % 2 === 1));
    return isJoined && !isCoated ? 'clasp' : 'ease';
  };
  const held = chooseHeld();
  const carrying = held !== 'strap' && stance !== 'seated' && garments.some(isInHand);
  const isWide = worn.some(isWideLegged);
  const pose = createPose(
    body,
    // The leg on the bag's side carries no weight; a man stands on both legs.
    (stance === 'left' && (held === 'strap' || carrying)) || (stance === 'stride' && isWide)
      ? 'right'
      : stance === 'stride' && build > 0
        ? 'even'
        : stance,
    held,
    Math.max(clothed(highHipY), clothed(hipY), belly > 0 ? clothed(waistY + 1) : 0),
    {
      stride: STRIDE[isWide ? 'wide' : worn.some(isAboutLegs) ? 'skirted' : 'free'],
      beside: clothed(elbowY),
      isLoose,
      isSkirted: worn.some(isAboutLegs) && !worn.some(({ layers }) => layers.legs),
      carrying,
      pocket: pocket?.hand,
      hands: types.length + (person >>> 5),
    },
  );
  return { pose, pocket, carrying };
}

const isAboutLegs = ({ layers: { legs, places }, piece: { form } }: Dressed): boolean =>
  !legs && (places.hem?.y ?? 0) > form.body.landmarks.crotchY + 1;

/** Share of the hips. */
const WIDE_HEM = 0.9;

const isWideLegged = (each: Dressed): boolean => {
  const { hips, kneeY } = each.piece.form.body.landmarks;
  const hem = each.layers.legs ? (each.layers.places.hem?.y ?? 0) : 0;
  return hem > kneeY && createOutermostEdge([each])(hem - 2) > hips * WIDE_HEM;
};
