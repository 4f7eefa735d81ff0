import type { Values } from '../piece';

type Has = Pick<Values, 'has'>;

const sum = ({ has }: Has, eases: Readonly<Record<string, number>>): number =>
  Object.entries(eases).reduce((whole, [fit, ease]) => (has('fit', fit) ? whole + ease : whole), 0);

/** Centimeters. */
export const computeLegEases = (values: Has): { hipEase: number; thighEase: number } => ({
  hipEase: sum(values, { 'easy-hip': 2.6, 'fitted-hip': -1.2, maternity: 1.2 }),
  thighEase:
    sum(values, { 'easy-thigh': 2.6, 'fitted-thigh': -1.6 }) +
    (values.has('waist', 'front-pleats') ? 2.6 : 0),
});

/** Centimeters. */
export const computeSkirtEase = (values: Has): number =>
  sum(values, {
    'easy-hip': 2.4,
    'fitted-hip': -1.4,
    'easy-thigh': 1.6,
    'fitted-thigh': -0.9,
    'straight-easy': 0.8,
    'skimming-midriff': 0.4,
    maternity: 1.2,
  });
